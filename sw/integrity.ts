/** Whether a response says what the build wrote. Reads its body. @param integrity `sha384-` and base64 */
export async function isWhole(response: Response, integrity: string): Promise<boolean> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', await response.arrayBuffer()));
  return response.status === 200 && integrity === `sha384-${btoa(String.fromCharCode(...digest))}`;
}
