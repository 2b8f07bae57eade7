import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Tabs } from '#ui/primitives/Tabs.tsx';

interface StateTabsProps<State extends string> {
  label: string;
  words: Readonly<Record<State, MessageDescriptor>>;
  /** The state that the list shows; null for all. */
  state: State | null;
}

/** Leads to the rows of one state; each has an address. */
export function StateTabs<State extends string>({ label, words, state }: StateTabsProps<State>) {
  const { t, i18n } = useLingui();
  const tab = (name: State | null, text: string) => ({
    key: name ?? 'all',
    label: text,
    isCurrent: name === state,
    renderLink: (props: object) => <Link to="." search={(name === null ? {} : { state: name }) as never} {...props} />,
  });
  const names = Object.keys(words) as State[];
  return <Tabs label={label} items={[tab(null, t`All`), ...names.map(name => tab(name, i18n._(words[name])))]} />;
}

/** The state that stands in an address, null for none that there is. */
export const stateIn = <State extends string>(words: Readonly<Record<State, unknown>>, text: string): State | null =>
  text in words ? (text as State) : null;
