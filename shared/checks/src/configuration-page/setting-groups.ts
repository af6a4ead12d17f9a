/** A group of settings on the page, in the order of an operator's questions. */
export interface SettingGroup {
  readonly title: string
  /** Facts that the descriptions of the settings in the source don't say. */
  readonly about: string
  readonly names: readonly string[]
}

/** The groups of settings. Every setting of the service is in one. */
export const settingGroups: readonly SettingGroup[] = [
  {
    title: 'Addresses and https',
    about:
      'With a certificate, the default of `PUBLIC_ORIGIN` is `https://localhost` and the port. `npm start -- --https` makes a certificate; [https](operators.md#https) says what a proxy needs.',
    names: [
      'PORT',
      'HOST',
      'PUBLIC_ORIGIN',
      'TLS_CERT_FILE',
      'TLS_KEY_FILE',
      'ALLOW_HTTP',
      'TRUSTED_PROXIES',
      'COUNTRY_HEADER',
    ],
  },
  {
    title: 'Mode and name',
    about:
      '`npm start` sets `MODE` to `local` and `npm run dev` to `development`, where every browser may run other builds. In `development` they may have files without hashes. In production the service refuses `DEMO=on` and `VISITOR_COUNTRY`.',
    names: ['MODE', 'DEMO', 'BRAND_NAME', 'LOG_LEVEL', 'VISITOR_COUNTRY'],
  },
  {
    title: 'Database and files',
    about:
      '`npm start` keeps its data in `.tessera/data`. The address of a PostgreSQL is `postgres://user@host/name`. With the four `S3_` settings without a default, pictures, videos and published builds are in the bucket. [Scaling](scaling.md) says what several instances share, and what a pooler needs.',
    names: [
      'DATA_DIR',
      'DATABASE_URL',
      'DATABASE_DIRECT_URL',
      'DATABASE_NAMED_STATEMENTS',
      'DATABASE_REPLICA_URLS',
      'DATABASE_REPLICA_LAG',
      'S3_ENDPOINT',
      'S3_BUCKET',
      'S3_REGION',
      'S3_ACCESS_KEY_ID',
      'S3_SECRET_ACCESS_KEY',
    ],
  },
  {
    title: 'Backups',
    about:
      '[Backup and restore](backup.md) says what is in a backup, and how to make one every night. Instances may share one `DELETIONS_FILE`.',
    names: [
      'BACKUP_PASSPHRASE',
      'BACKUP_PASSPHRASE_FILE',
      'BACKUP_S3_ENDPOINT',
      'BACKUP_S3_REGION',
      'BACKUP_S3_ACCESS_KEY_ID',
      'BACKUP_S3_SECRET_ACCESS_KEY',
      'DELETIONS_FILE',
    ],
  },
  {
    title: 'Stopping',
    about:
      'A stop begins with SIGTERM or SIGINT and ends the process with code 0; [probes and stops](operators.md#probes-and-stops) says what happens in between. The process manager must wait longer than both together before it kills.',
    names: ['STOP_DELAY', 'STOP_TIMEOUT'],
  },
  {
    title: 'Secrets and sessions',
    about:
      'Each secret has 32 characters or more. A start with another `SECRETS_KEY` than the one that the database was sealed with is refused. When the key is lost, authenticators, recovery codes, the secrets of companies and webhooks and emails that wait no longer work.',
    names: [
      'SECRETS_KEY',
      'SECRETS_LOST',
      'CAPTCHA_SECRET',
      'SESSION_IDLE_DAYS',
      'SESSION_MAX_DAYS',
    ],
  },
  {
    title: 'Email and text messages',
    about:
      'The form is `SMTP_URL=smtp://user:password@host:587` and `MAIL_FROM="Tessera <hello@example.org>"`. Text messages are posted as `{"to", "text"}`. [The outbox](operators.md#the-outbox) shows messages that were not sent; [mail](mail.md) says what the other settings of email are for.',
    names: [
      'SMTP_URL',
      'MAIL_FROM',
      'MAIL_RETURN_PATH',
      'MAIL_DKIM_SELECTOR',
      'MAIL_DKIM_KEY_FILE',
      'MAIL_EVENTS_FROM',
      'MAIL_EVENTS_SECRET',
      'SMS_WEBHOOK_URL',
      'SMS_WEBHOOK_TOKEN',
    ],
  },
  {
    title: 'Modules and builds',
    about:
      'The service imports the registry file when it changes; the file may be missing. Without `STORE_PORT` and `STORE_URL` nothing can be published. `npm start` takes the port 99 above `PORT` as `STORE_PORT`, keeps the registry file in the data folder and sets `SHELL_DIR`, which documents use until a shell is published.',
    names: [
      'REGISTRY_FILE',
      'STORE_PORT',
      'STORE_URL',
      'STORE_DIR',
      'BUILDS_DIR',
      'SHELL_DIR',
      'PACKAGES_DIR',
      'OVERRIDE_ORIGINS',
      'PREVIEWS',
      'RELEASES_MAIL_TO',
      'RELEASES_WEBHOOK_URL',
      'RELEASES_WEBHOOK_TOKEN',
    ],
  },
  {
    title: 'What people get',
    about:
      'Without a list of countries, everybody may tag products and see them. `EXPERIMENTS` takes several arms with commas between ([experiments](operators.md#switch-an-experiment-on)); `STRONG_PASSWORDS` wins over the experiment of that name. `INSTALLED_APP=off` takes effect at the next visit of each browser ([decision 072](decisions/072-service-worker-of-the-installed-app.md)).',
    names: [
      'EXPERIMENTS',
      'INSTALLED_APP',
      'SIGN_UP_URL',
      'STRONG_PASSWORDS',
      'CONSENT_COUNTRIES',
      'PRODUCT_TAG_COUNTRIES',
      'PRODUCT_COUNTRIES',
    ],
  },
  {
    title: 'Log-in with other providers',
    about:
      "People see a provider's button when its id is set. Google's client id needs the product's origin as an authorized origin. LINE needs `/connect/line/done/` of the product as its callback URL and the email permission; visitors in Japan see it. Facebook and LINE need both the id and the secret. `npm start` sets ids of a stand-in, which plays the providers on the port 98 above `PORT`.",
    names: [
      'GOOGLE_CLIENT_ID',
      'GOOGLE_ISSUER',
      'GOOGLE_SCRIPT_URL',
      'FACEBOOK_APP_ID',
      'FACEBOOK_APP_SECRET',
      'FACEBOOK_SDK_URL',
      'FACEBOOK_GRAPH_URL',
      'LINE_CHANNEL_ID',
      'LINE_CHANNEL_SECRET',
      'LINE_ISSUER',
      'STAND_IN_PORT',
    ],
  },
  {
    title: 'Captchas',
    about: 'Without these keys, the product shows a captcha of its own.',
    names: [
      'RECAPTCHA_V2_SITE_KEY',
      'RECAPTCHA_V2_SECRET',
      'RECAPTCHA_V3_SITE_KEY',
      'RECAPTCHA_V3_SECRET',
    ],
  },
  {
    title: 'A classifier of pictures',
    about: 'A program that judges the pictures of new Pins ([classifier](classifier.md)).',
    names: ['CLASSIFIER_URL', 'CLASSIFIER_SECRET', 'CLASSIFIER_REPORT', 'CLASSIFIER_HIDE'],
  },
  {
    title: 'Ads and payments',
    about:
      'A business with a tax id in another country of the European Union than `SELLER_COUNTRY` accounts for the tax itself (reverse charge).',
    names: ['PAYMENTS', 'TAX_RATES', 'SELLER', 'SELLER_COUNTRY', 'SELLER_TAX_ID'],
  },
  {
    title: 'Traces',
    about:
      'These have the names and meanings that OpenTelemetry gives them; [watching](watching.md#trace-requests-and-jobs) says what is in a trace. Its libraries also read `OTEL_EXPORTER_OTLP_TIMEOUT`, `OTEL_EXPORTER_OTLP_COMPRESSION` and `OTEL_EXPORTER_OTLP_CERTIFICATE`.',
    names: [
      'OTEL_EXPORTER_OTLP_ENDPOINT',
      'OTEL_EXPORTER_OTLP_HEADERS',
      'OTEL_EXPORTER_OTLP_PROTOCOL',
      'OTEL_SERVICE_NAME',
      'OTEL_RESOURCE_ATTRIBUTES',
      'OTEL_TRACES_EXPORTER',
      'OTEL_TRACES_SAMPLER',
      'OTEL_TRACES_SAMPLER_ARG',
      'OTEL_METRICS_EXPORTER',
      'OTEL_SDK_DISABLED',
      'TRACES_FROM_PROXY',
    ],
  },
  {
    title: 'Measuring and load',
    about:
      '[Watching](watching.md) says what to do with `METRICS_PORT`, `SLOW_MS` and `DISK_LOW`. Reports of speed are counted by page and build ([decision 099](decisions/099-web-vitals-as-counts.md)); threads keep one large file from holding up everybody else ([decision 102](decisions/102-files-are-read-in-threads.md)). Without `LOG_HOST`, the service keeps neither the addresses nor the words of other sites.',
    names: [
      'ACCESS_LOG',
      'METRICS_PORT',
      'METRICS_HOST',
      'SLOW_MS',
      'DISK_LOW',
      'VITALS_SHARE',
      'LOG_HOST',
      'READER_THREADS',
      'BUDGET_FACTOR',
    ],
  },
]
