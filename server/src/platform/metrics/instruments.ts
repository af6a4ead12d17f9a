/** A measured quantity: its kind, the labels that its series have, and a sentence about it. */
export interface Instrument<Label extends string = string> {
  readonly kind: 'counter' | 'timing' | 'gauge'
  readonly labels: readonly Label[]
  readonly help: string
}

const of =
  <Kind extends Instrument['kind']>(kind: Kind) =>
  <const Label extends string>(labels: readonly Label[], help: string) => ({ kind, labels, help })

const counter = of('counter')
const timing = of('timing')
const gauge = of('gauge')

/**
 * Everything that the service measures, by its name in Prometheus. Labels have few values, none of
 * which a sender of requests can choose.
 */
export const instruments = {
  tessera_calls_total: counter(
    ['call', 'code'],
    'Calls answered, by the code of the refusal; ok without one',
  ),
  tessera_call_seconds: timing(['call'], 'Time to answer a call'),
  tessera_documents_total: counter(['status'], 'Documents of pages, by their HTTP status'),
  tessera_document_seconds: timing([], 'Time to answer with the document of a page'),
  tessera_live_streams: gauge([], 'Open live streams'),
  tessera_database_connections: gauge(['state'], 'Connections to the database, busy or idle'),
  tessera_database_waiting: gauge([], 'Statements that wait for a connection'),
  tessera_late_reads_total: counter(
    ['place'],
    'Reads that may be late: by a replica, or by the primary one: primary-own of what is their sender’s, primary-behind without a replica that has what they wrote, primary-none without any, primary-again after a replica could not answer',
  ),
  tessera_replica_lag_seconds: gauge(['replica'], 'Time by which reads of a replica may be late'),
  tessera_replicas_left_out: gauge(['replica'], '1 while a replica is not read, else 0'),
  tessera_jobs_total: counter(
    ['job', 'outcome'],
    'Runs of jobs: done, to-be-retried, failed for good, or stopped',
  ),
  tessera_job_seconds: timing(['job'], 'Time that a run of a job takes'),
  tessera_queue_jobs: gauge(['job', 'state'], 'Jobs in the queue, waiting or running'),
  tessera_queue_overdue_seconds: gauge(['job'], 'Time since the oldest waiting job was due'),
  tessera_blobs_total: counter(
    ['operation', 'outcome'],
    'Operations on the store of pictures and videos: done or failed',
  ),
  tessera_blob_seconds: timing(['operation'], 'Time that the store of pictures and videos takes'),
  tessera_uploads_total: counter(
    ['outcome'],
    'Parts of uploads: added, broken-off, or refused as missing, elsewhere or too-long',
  ),
  tessera_upload_bytes_total: counter([], 'Bytes of uploads that were added'),
  tessera_messages_total: counter(
    ['kind', 'outcome'],
    'Emails and text messages: done, when their server has taken them, refused for good, or failed for now',
  ),
  tessera_browser_reports_total: counter(
    ['code'],
    'Failures that browsers reported, once an hour for each person',
  ),
  tessera_backfill_percent: gauge(
    ['backfill'],
    'The share of a long change of data that is done; 100 when it is complete',
  ),
  tessera_canary_percent: gauge(['module'], 'The share of visitors that a canary has'),
  tessera_canaries_ended_total: counter(['module'], 'Canaries that ended by themselves'),
  tessera_ad_events_total: counter(
    ['outcome'],
    'Events of ads that browsers sent: counted, or left-out as repeated, too late or not of ours',
  ),
  tessera_ad_event_delay_seconds: timing(
    [],
    'Time between what people do with an ad and its arrival here',
  ),
  tessera_event_loop_delay_seconds: gauge(
    ['quantile'],
    'Delay of the event loop since the last reading',
  ),
  tessera_memory_bytes: gauge(['kind'], 'Memory of the process: resident, or used by the heap'),
  tessera_processor_seconds_total: counter([], 'Processor time of the process'),
  tessera_disk_free_bytes: gauge([], 'Room on the disk of the data folder'),
  tessera_disk_bytes: gauge([], 'Size of the disk of the data folder'),
  tessera_storage_low: gauge([], '1 while the disk of the data folder has less room than DISK_LOW'),
  tessera_storage_full: gauge([], '1 while nothing can be written'),
  tessera_backup_timestamp_seconds: gauge(
    [],
    'When the last backup was taken, in seconds since 1970; 0 without one',
  ),
  tessera_info: gauge(['version', 'database'], 'Always 1; its labels say what runs'),
} satisfies Record<string, Instrument>

type Instruments = typeof instruments

/** The name of an instrument. */
export type InstrumentName = keyof Instruments

/** The names of the instruments of a kind. */
export type NamesOf<Kind extends Instrument['kind']> = {
  [Name in InstrumentName]: Instruments[Name]['kind'] extends Kind ? Name : never
}[InstrumentName]

/** The labels of an instrument's series, with their values. */
export type LabelsOf<Name extends InstrumentName> = Readonly<
  Record<Instruments[Name]['labels'][number], string>
>
