interface Policy {
  createScriptURL(url: string): unknown;
}

let policy: Policy | undefined;

/** An address of a script of this shop, as the content security policy lets it be named: by the page's only policy, which can be made once. */
export function trustedUrl(url: string): string {
  const { trustedTypes } = globalThis as {
    trustedTypes?: { createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): Policy };
  };
  policy ??= trustedTypes?.createPolicy('fondasi', { createScriptURL: same => same });
  return (policy?.createScriptURL(url) ?? url) as string;
}
