/** Takes a customer's own picture, in all its sizes, out of what the worker keeps. @param url as the page names it; null where there is none */
export async function forgetPicture(url: string | null): Promise<void> {
  if (url === null || typeof caches === 'undefined') return;
  const names = await caches.keys().catch(() => []);
  await Promise.all(names.map(async name => (await caches.open(name)).delete(url, { ignoreSearch: true }))).catch(() => undefined);
}
