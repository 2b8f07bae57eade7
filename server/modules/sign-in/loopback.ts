/** Seconds for which one answer of a provider is waited for. */
export const PROVIDER_TIMEOUT = 5;

/** Whether a provider may be spoken to in the clear: on this machine only. */
export function isLoopback(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol === 'http:' && ['127.0.0.1', 'localhost', '[::1]'].includes(hostname);
}
