import type { Tx } from '@tessera/server/platform/database/port'
import { sql } from '@tessera/server/platform/database/sql'
import { boardId, chance, moment, personId, skewed } from './chances.ts'
import type { FillPlan } from './plan.ts'
import { boardName, boardNames, fullName } from './words.ts'

const number = (value: number) => sql.raw(String(value))

/** Adds people and their follows: few people have many followers. */
export async function fillPeople(tx: Tx, plan: FillPlan): Promise<void> {
  const n = sql`n`
  await tx.execute(sql`
    insert into users (id, email, username, full_name, first_name, password_hash, created_at, first_saved_at)
    select ${personId(plan, n)}, 'person' || n || '@fill.test', 'person_' || n, ${fullName(n)},
      split_part(${fullName(n)}, ' ', 1), '', ${moment(number(plan.start))}, ${moment(number(plan.start))}
    from generate_series(1, ${number(plan.people)}) n
    on conflict do nothing`)
  await tx.execute(sql`
    insert into follows (follower_id, followed_id, created_at)
    select ${personId(plan, n)}, ${personId(plan, skewed(sql`n * 64 + i`, 11, plan.people))},
      ${moment(number(plan.start))}
    from generate_series(1, ${number(plan.people)}) n, generate_series(1, 20) i
    where ${skewed(sql`n * 64 + i`, 11, plan.people)} <> n
    on conflict do nothing`)
  await tx.execute(sql`
    update users set follower_count = counted.followers, following_count = counted.following
    from (
      select who, sum(followers)::int as followers, sum(following)::int as following from (
        select followed_id as who, 1 as followers, 0 as following from follows
        union all select follower_id, 0, 1 from follows
      ) each group by who
    ) counted
    where users.id = counted.who`)
}

/** Adds boards: some people have many, and one in fifty is secret. */
export async function fillBoards(tx: Tx, plan: FillPlan): Promise<void> {
  const b = sql`b`
  const owner = sql`(1 + floor(${number(plan.people)} * ${chance(b, 12)} ^ 1.6))::bigint`
  await tx.execute(sql`
    insert into boards (id, owner_id, name, name_key, slug, privacy, created_at)
    select ${boardId(plan, b)}, owner_id, name, lower(name), replace(lower(name), ' ', '-'),
      case when ${chance(b, 13)} < 0.02 then 'secret' else 'public' end, ${moment(number(plan.start))}
    from (
      select b, owner_id, ${boardName(sql`(owner + place)`)}
        || case when place < ${number(boardNames)} then '' else ' ' || place end as name
      from (
        select b, ${owner} as owner, ${personId(plan, owner)} as owner_id,
          row_number() over (partition by ${owner} order by b) as place
        from generate_series(1, ${number(plan.boards)}) b
      ) owned
    ) named
    on conflict do nothing`)
}
