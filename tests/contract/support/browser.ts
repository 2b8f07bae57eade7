import type { TestShop } from './shop.ts';

/** Cookies and redirections as a browser keeps and follows them, between the shop in process and a provider on the wire. */
export function createBrowser(shop: TestShop, shopUrl = 'http://127.0.0.1:3000') {
  const jars = new Map<string, Map<string, string>>();

  async function go(address: string, init: RequestInit & { json?: unknown } = {}): Promise<Response> {
    const url = new URL(address, shopUrl);
    const jar = jars.get(url.origin) ?? new Map<string, string>();
    jars.set(url.origin, jar);
    const headers = new Headers(init.headers);
    headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '));
    const answer =
      url.origin === shopUrl
        ? await shop.fetch(`${url.pathname}${url.search}`, { ...init, headers })
        : await fetch(url, { ...init, headers, redirect: 'manual' });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value === '' || /max-age=0/i.test(cookie)) jar.delete(name);
      else jar.set(name, value);
    }
    return answer;
  }

  /** Follows redirections until a page answers, or the shop's login page is the next one. */
  async function follow(address: string, init?: RequestInit): Promise<{ url: URL; text: string }> {
    let url = new URL(address, shopUrl);
    let answer = await go(url.href, init);
    for (let step = 0; step < 20 && answer.headers.has('location'); step += 1) {
      url = new URL(answer.headers.get('location') ?? '', url);
      if (url.origin === shopUrl && url.pathname === '/login') return { url, text: '' };
      answer = await go(url.href);
    }
    return { url, text: await answer.text() };
  }

  /** Signs in at the provider's own pages as `login`, or presses its 'Cancel'; answers where the shop's login page was opened. */
  async function signInWith(provider: 'google' | 'facebook', login: string | null, redirect = '/'): Promise<URL> {
    let page = await follow(`/api/v1/sign-in/${provider}/start?${new URLSearchParams({ redirect })}`);
    for (let step = 0; step < 4 && page.url.pathname !== '/login'; step += 1) {
      const [, abort] = /href="([^"]+\/abort)"/.exec(page.text) ?? [];
      const [, submit] = /action="([^"]+)"/.exec(page.text) ?? [];
      const prompt = page.text.includes('value="login"') ? 'login' : 'consent';
      if (login === null) page = await follow(abort ?? '');
      else {
        const body = new URLSearchParams({ prompt, ...(prompt === 'login' ? { login, password: 'any' } : {}) });
        page = await follow(submit ?? '', { method: 'POST', body });
      }
    }
    return page.url;
  }

  return { go, signInWith, jar: (origin = shopUrl) => jars.get(origin) ?? new Map<string, string>() };
}

export type Browser = ReturnType<typeof createBrowser>;

/** The fragment of the login page's address. */
export const returned = (url: URL): Record<string, string> => Object.fromEntries(new URLSearchParams(url.hash.slice(1)));
