import * as z from 'zod'

const origin = z
  .string()
  .refine(
    (text) => text.startsWith('http') && URL.parse(text)?.origin === text,
    'Give an origin alone, as https://s3.example.org.',
  )

/** The settings of backups. */
export const backupSettings = {
  BACKUP_PASSPHRASE: z
    .string()
    .min(12, 'Give 12 characters at least.')
    .optional()
    .describe('The passphrase that seals the secrets in a backup; a restore needs the same one.'),
  BACKUP_PASSPHRASE_FILE: z
    .string()
    .min(1)
    .optional()
    .describe('A file with that passphrase on its first line, instead of BACKUP_PASSPHRASE.'),
  BACKUP_S3_ENDPOINT: origin
    .optional()
    .describe('The store of backups to s3://bucket/prefix; by default S3_ENDPOINT.'),
  BACKUP_S3_REGION: z.string().min(1).optional().describe('Its region; by default S3_REGION.'),
  BACKUP_S3_ACCESS_KEY_ID: z
    .string()
    .min(1)
    .optional()
    .describe('Its access key; by default S3_ACCESS_KEY_ID.'),
  BACKUP_S3_SECRET_ACCESS_KEY: z
    .string()
    .min(1)
    .optional()
    .describe('Its secret key; by default S3_SECRET_ACCESS_KEY.'),
  DELETIONS_FILE: z
    .string()
    .min(1)
    .optional()
    .describe(
      'The list of deleted accounts, which a restore applies again; by default deletions.jsonl in DATA_DIR. Keep it on another disk.',
    ),
}
