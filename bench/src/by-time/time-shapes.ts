/** Days that the rows of a made-up table are spread over. */
export const days = 100

/** A statement that is measured, on `$T`, with the values of one run. */
interface Measured {
  readonly name: string
  readonly text: string
  values(at: number): readonly unknown[]
}

/** A table that grows by time, as the product has it, without the columns that nothing here reads. */
export interface TimeShape {
  readonly name: string
  readonly columns: string
  /** The column with the time, by which it would be partitioned: ids begin with their milliseconds. */
  readonly by: string
  /** Columns of its indexes, with their condition. */
  readonly indexes: readonly string[]
  /** Values of the row `n` of `rows`; `$ID` is an id of its time, `$AT` its time. */
  readonly row: string
  readonly statements: readonly Measured[]
}

/** Returns an id of a time after the days, of a row that is added. */
const newId = (at: number): string =>
  String((BigInt(days * 86_400_000 + 3_600_000) << 22n) + BigInt(at))

const people = 20_000
const person = (at: number): number => 1 + ((at * 37) % people)
const account = (at: number): number => 1 + ((at * 37) % 200)

/** The tables that were weighed: each as it is, beside the same in partitions of a month or a week. */
export const timeShapes: readonly TimeShape[] = [
  {
    name: 'notifications',
    columns: `id bigint primary key, user_id bigint not null, kind text not null, actor_id bigint,
      subject_id bigint, data jsonb not null, created_at timestamptz not null, seen_at timestamptz`,
    by: 'id',
    indexes: ['(user_id, id desc)', '(user_id, id) where seen_at is null', '(actor_id)'],
    row: `$ID, 1 + n * 7919 % ${people}, 'pin-saved', 1 + n * 104729 % ${people}, n, '{}', $AT,
      case when n % 20 > 0 then now() end`,
    statements: [
      {
        name: 'the list of a member',
        text: 'select * from $T where user_id = $1 order by id desc limit 26',
        values: (at) => [person(at)],
      },
      {
        name: 'the count of the bell',
        text: 'select id from $T where user_id = $1 and seen_at is null limit 100',
        values: (at) => [person(at)],
      },
      {
        name: 'the look for the same news before an insert',
        text: `select from $T where user_id = $1 and kind = 'followed' and actor_id = $2`,
        values: (at) => [person(at), person(at + 1)],
      },
      {
        name: 'an insert',
        text: `insert into $T values ($1, $2, 'pin-saved', $3, 1, '{}', now(), null)`,
        values: (at) => [newId(at), person(at), person(at + 1)],
      },
    ],
  },
  {
    name: 'conversion_events',
    columns: `id bigint primary key, advertiser_id bigint not null, event text not null,
      received_at timestamptz not null, event_id text, value_micro bigint, match_keys text[] not null,
      external_key text, click_id text`,
    by: 'id',
    indexes: [
      '(advertiser_id, id desc)',
      '(received_at)',
      '(advertiser_id, external_key) where click_id is not null',
    ],
    row: `$ID, 1 + n % 200, 'checkout', $AT, 'e' || n, 1000000, '{em}', md5(n::text),
      case when n % 10 = 0 then md5('c' || n) end`,
    statements: [
      {
        name: 'the list of an account',
        text: 'select * from $T where advertiser_id = $1 order by id desc limit 51',
        values: (at) => [account(at)],
      },
      {
        name: 'the look for clicks of known people before an insert',
        text: `select distinct on (external_key) external_key, click_id from $T
          where advertiser_id = $1 and click_id is not null and external_key = any($2::text[])
          order by external_key, id desc`,
        values: (at) => [account(at), [`${at}`, `b${at}`]],
      },
      {
        name: 'an insert',
        text: `insert into $T values ($1, $2, 'checkout', now(), 'x', 1, '{em}', $3, null)`,
        values: (at) => [newId(at), account(at), `k${at}`],
      },
    ],
  },
  {
    name: 'action_pins',
    columns: `action_id bigint not null, pin_id bigint not null, board_id bigint not null,
      place bigint not null, change text not null, primary key (action_id, pin_id)`,
    by: 'action_id',
    indexes: [],
    // Twenty pins an action.
    row: `(((n / 20 * 20)::float8 / $ROWS * ${days} * 86400000)::bigint << 22), n, n % 50000, n, 'moved'`,
    statements: [
      {
        name: 'the pins of an action',
        text: 'select * from $T where action_id = $1 order by pin_id limit 500',
        values: (at) => [String(BigInt(((at * 7919) % (days * 86_400)) * 1_000) << 22n)],
      },
      {
        name: 'an insert',
        text: `insert into $T values ($1, $2, 1, $2, 'moved')`,
        values: (at) => [newId(Math.floor(at / 20)), at],
      },
    ],
  },
  {
    name: 'ad_events',
    columns: `served_day date not null, served_id bigint not null, kind text not null,
      ad_id bigint not null, at timestamptz not null, price_micro bigint not null, viewer_id bigint,
      network text, primary key (served_day, served_id, kind)`,
    by: 'served_day',
    indexes: [
      '(ad_id)',
      '(at) where network is not null',
      '(viewer_id) where viewer_id is not null',
    ],
    row: `$AT::date, n, case n % 20 when 0 then 'click' else 'impression' end, 1 + n % 1000, $AT, 1000,
      case n % 20 when 0 then n % ${people} end, case when n % 20 = 0 then md5(n::text) end`,
    statements: [
      {
        name: 'the look for events that were counted',
        text: 'select kind from $T where served_day = $1 and served_id = any($2::bigint[])',
        values: (at) => [
          new Date(Date.UTC(2026, 0, 1 + (at % days))).toISOString().slice(0, 10),
          [at, at * 7],
        ],
      },
      {
        name: 'the events of an ad',
        text: 'select count(*) from $T where ad_id = $1',
        values: (at) => [1 + ((at * 37) % 1_000)],
      },
      {
        name: 'an insert',
        text: `insert into $T values ('2026-04-12', $1, 'impression', $2, now(), 1000, null, null)`,
        values: (at) => [newId(at), 1 + (at % 1_000)],
      },
    ],
  },
]
