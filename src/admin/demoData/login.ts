// What an admin of each of the demo's accounts signs in with. Everybody may read it here, so it is good for the demo only.

export const demoPassword = 'spindle demo password'

/** Its argon2id hash. With the same salt everywhere the demo has the same rows everywhere, and is planted without waiting for a hash. */
export const demoPasswordHash = '$argon2id$v=19$m=65536,t=3,p=4$un1gzB/STln5kyu8EXH56w$QNH+tH7+WWApHrSfDi2oIIhgh+ejGdnsah4IzkqKZQg'
