import type { HouseTextKind } from '@tessera/contracts/house-words'

/** A text in both languages, as Markdown. `{brand}` stands for the product's name. */
interface TextBodies {
  readonly en: string
  readonly de: string
}

const terms: TextBodies = {
  en: `## Who we are
{brand} is software that anyone can host. "We" means the people who run it at this address. These terms are between you and them.

## Your account
You must be at least 18 years old and use your own birthday and email.

Don't share your password. You're responsible for what happens in your account.

## Your content
Your pictures and words stay yours. You allow {brand} to store them, to make smaller copies of the pictures, and to show them to everyone who can see the board they're on.

Only upload content that you have the right to share. Don't upload anything that's illegal, harasses people or impersonates someone.

## Our rights
We can remove content that breaks these terms, and close accounts that keep breaking them.

The service is provided as is. It can change, be interrupted or end, so keep copies of anything you can't lose.`,
  de: `## Wer wir sind
{brand} ist Software, die alle betreiben können. „Wir“ sind die Menschen, die sie unter dieser Adresse betreiben. Diese Bedingungen gelten zwischen dir und ihnen.

## Dein Konto
Du musst mindestens 18 Jahre alt sein und dein eigenes Geburtsdatum und deine eigene E-Mail-Adresse angeben.

Gib dein Passwort nicht weiter. Du bist verantwortlich für das, was in deinem Konto geschieht.

## Deine Inhalte
Deine Bilder und Worte bleiben deine. Du erlaubst {brand}, sie zu speichern, kleinere Kopien der Bilder zu machen und sie allen zu zeigen, die die Pinnwand sehen können, auf der sie sind.

Lade nur Inhalte hoch, die du teilen darfst. Lade nichts hoch, was verboten ist, Menschen belästigt oder sich für jemand anderen ausgibt.

## Unsere Rechte
Wir können Inhalte entfernen, die gegen diese Bedingungen verstoßen, und Konten schließen, die das wiederholt tun.

Der Dienst wird angeboten, wie er ist. Er kann sich ändern, ausfallen oder enden. Behalte deshalb Kopien von allem, was du nicht verlieren darfst.`,
}

const privacy: TextBodies = {
  en: `## Who is responsible
{brand} is software that anyone can host. The people who run it at this address store your data and are responsible for it.

## What we store
Your email, your birthday, and a hash of your password. Nobody can read your password from the hash.

The Pins, boards and pictures you create, and the Pins you save.

For a limited time, the number of log-in attempts from each network address, so that nobody can guess passwords. Reports of errors that happen on a page.

How fast pages are for everybody together, as counts that nobody’s name, account or address is in. If your browser sends Global Privacy Control or Do Not Track, your page views are not counted.

## How we use it
You log in with your email. Your birthday shows that you are old enough. The Pins you save shape the ideas on your home page.

## Who can see it
Anyone can see your name, your public boards and the Pins on them. Only you and your collaborators can see your secret boards. Nobody else can see your email and your birthday.

A business can see how many people saved its Pins, but not who they are.

## Cookies
One cookie keeps you logged in, one remembers whether you chose light or dark mode, and one remembers which notice you closed. We use no cookies from other companies.

## Your rights
Ask the people who run this site for a copy of your data, or to correct or delete it.`,
  de: `## Wer verantwortlich ist
{brand} ist Software, die alle betreiben können. Die Menschen, die sie unter dieser Adresse betreiben, speichern deine Daten und sind dafür verantwortlich.

## Was wir speichern
Deine E-Mail-Adresse, dein Geburtsdatum und einen Hash deines Passworts. Niemand kann dein Passwort aus dem Hash lesen.

Die Pins, Pinnwände und Bilder, die du erstellst, und die Pins, die du dir merkst.

Für begrenzte Zeit die Zahl der Anmeldeversuche von jeder Netzwerkadresse, damit niemand Passwörter erraten kann. Berichte über Fehler, die auf einer Seite auftreten.

Wie schnell Seiten für alle zusammen sind, als Zählungen ohne Namen, Konto oder Adresse. Sendet dein Browser Global Privacy Control oder Do Not Track, werden deine Seitenaufrufe nicht gezählt.

## Wie wir es nutzen
Du meldest dich mit deiner E-Mail-Adresse an. Dein Geburtsdatum zeigt, dass du alt genug bist. Die Pins, die du dir merkst, prägen die Ideen auf deiner Startseite.

## Wer es sehen kann
Alle können deinen Namen, deine öffentlichen Pinnwände und die Pins darauf sehen. Nur du und die, mit denen du sie teilst, sehen deine geheimen Pinnwände. Niemand sonst sieht deine E-Mail-Adresse und dein Geburtsdatum.

Ein Unternehmen sieht, wie viele Menschen sich seine Pins gemerkt haben, aber nicht, wer sie sind.

## Cookies
Ein Cookie hält dich angemeldet, eines merkt sich, ob du hell oder dunkel gewählt hast, und eines, welchen Hinweis du geschlossen hast. Wir verwenden keine Cookies anderer Firmen.

## Deine Rechte
Bitte die Menschen, die diese Seite betreiben, um eine Kopie deiner Daten, oder darum, sie zu berichtigen oder zu löschen.`,
}

const none: TextBodies = { en: '', de: '' }

/** Returns the text of version 0. */
export const defaultText = (kind: HouseTextKind): TextBodies =>
  kind === 'terms' ? terms : kind === 'privacy' ? privacy : none
