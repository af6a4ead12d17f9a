/** The most common words in passwords, in lower case. */
const words = `
password passwort passwd pass letmein welcome login admin administrator root user guest test
master secret changeme default access hello iloveyou loveyou lovely love lover babygirl baby
sunshine princess flower angel butterfly rainbow sweety chocolate cookie cheese banana orange
monkey dragon tiger lion eagle falcon panther wolf puppy kitten bailey buddy charlie maggie
football baseball basketball soccer hockey golf tennis rugby liverpool chelsea arsenal barcelona
superman batman spiderman pokemon naruto starwars matrix ninja hunter ranger killer shadow
michael jordan jessica ashley nicole daniel andrew joshua matthew robert thomas anthony jennifer
amanda melissa samantha hannah michelle thunder lightning summer winter spring autumn freedom
whatever trustno mustang ferrari porsche corvette harley yamaha honda mercedes computer internet
google facebook youtube windows samsung apple microsoft amazon netflix zaq1zaq zxcvbn qazwsx
family friends forever money diamond silver golden purple yellow sample please nothing blahblah
january february march april june july august september october november december monday friday
jesus christ heaven blessed hallo schatz passord motdepasse azerty contrasena senha parola
abcdef abc aaaaaa bbbbbb asdasd qweqwe qwe asd zxc abcabc
`
  .trim()
  .split(/\s+/)

const numbers = `
123456 1234567 12345678 123456789 1234567890 123123 111111 000000 654321 666666 121212 123321
987654321 112233 159753 159357 147258 147258369 789456 789456123 123654 131313 232323 696969 101010
102030 7777777 88888888 123qwe 1q2w3e 1q2w3e4r 1q2w3e4r5t q1w2e3 q1w2e3r4 qwerty qwerty1 qwerty123
1qaz2wsx abc123 a1b2c3 abcd1234 1234abcd password1 password123 passw0rd p@ssw0rd aa123456
`
  .trim()
  .split(/\s+/)

/** Complete passwords that attackers try first. */
export const commonPasswords: readonly string[] = [...new Set([...numbers, ...words])]

/** Runs along the keyboard and the alphabet. */
const rows = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1qaz2wsx3edc4rfv',
  'qazwsxedc',
  '1q2w3e4r5t6y7u8i',
]
const walks = rows.flatMap((row) => [row, [...row].toReversed().join('')])

const known: ReadonlySet<string> = new Set(commonPasswords)

const letters: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

/**
 * Returns the words behind a password: without trailing digits and signs, and with digits as
 * letters.
 */
function undressed(plain: string): readonly string[] {
  const bare = plain.replace(/[\d\W_]{1,5}$/, '')
  const read = (text: string) => [...text].map((sign) => letters[sign] ?? sign).join('')
  return [plain, bare, read(plain), read(bare)]
}

/**
 * True when a password is among the first that attackers try: a common word or one passed in, in
 * any disguise, a run of keys, or one piece repeated.
 */
export function isCommonPassword(password: string, more: readonly string[] = []): boolean {
  const plain = password.toLowerCase()
  const others = new Set(more.map((word) => word.toLowerCase()))
  return (
    undressed(plain).some((word) => known.has(word) || others.has(word)) ||
    walks.some((walk) => walk.includes(plain)) ||
    /^(.{1,3})\1+$/.test(plain)
  )
}
