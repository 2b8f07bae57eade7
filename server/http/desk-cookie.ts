/** Cookie that a member of staff is signed in by. */
export const deskCookie = 'fondasi_desk';
