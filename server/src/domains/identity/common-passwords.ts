/** The passwords that are tried first by whoever guesses. */
export const commonPasswords: ReadonlySet<string> = new Set([
  ...['123456', '1234567', '12345678', '123456789', '1234567890', '123123', '111111', '000000'],
  ...['654321', '666666', '121212', '123321', '987654321', 'abc123', 'abcdef', 'aaaaaa', 'a1b2c3'],
  ...['qwerty', 'qwerty123', 'qwertyuiop', 'qazwsx', '1q2w3e', '1q2w3e4r', 'asdfgh', 'zxcvbn'],
  ...['password', 'password1', 'passw0rd', 'p@ssw0rd', 'letmein', 'welcome', 'welcome1', 'admin1'],
  ...['iloveyou', 'monkey', 'dragon', 'sunshine', 'princess', 'football', 'baseball', 'shadow'],
  ...['master', 'superman', 'batman', 'michael', 'jordan', 'hunter', 'secret', 'changeme'],
])
