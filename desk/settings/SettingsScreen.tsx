import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Banknote, ClipboardList, DoorOpen, Store, Truck } from 'lucide-react';
import type { ComponentType } from 'react';
import { checklistEndpoint } from '#contract/admin-opening.ts';
import { Card } from '#ui/primitives/Card.tsx';
import { Heading } from '#ui/primitives/Heading.tsx';
import { Notice } from '#ui/primitives/Notice.tsx';
import { Stack } from '#ui/primitives/Stack.tsx';
import { useReading } from '../data/reading.ts';
import { Answer } from '../ui/Answer.tsx';
import { Page } from '../ui/Page.tsx';
import { Checklist } from './Checklist.tsx';
import * as css from './settings.css.ts';

interface Area {
  readonly to: string;
  readonly name: MessageDescriptor;
  readonly about: MessageDescriptor;
  readonly icon: ComponentType<{ size?: number }>;
}

const areas: readonly Area[] = [
  { to: '/settings/shop', name: msg`The shop`, about: msg`Name, contact, company, colours, logo`, icon: Store },
  { to: '/settings/payment', name: msg`Payment`, about: msg`How customers pay, and into which account`, icon: Banknote },
  { to: '/settings/orders', name: msg`Order rules`, about: msg`How long orders wait, and how many may be unpaid`, icon: ClipboardList },
  { to: '/settings/depots', name: msg`Depots and freight`, about: msg`Where goods leave from, and what the freight costs`, icon: Truck },
  { to: '/settings/opening', name: msg`Opening the shop`, about: msg`What is still missing, and the sample goods`, icon: DoorOpen },
];

/** What the shop still lacks, then every part of its settings. */
export function SettingsScreen() {
  const { t, i18n } = useLingui();
  const reading = useReading(checklistEndpoint);
  return (
    <Page title={t`Settings`}>
      <Answer reading={reading}>
        {({ can_sell, steps }) => {
          const open = steps.filter(({ is_done }) => !is_done).sort((left, right) => Number(right.is_needed) - Number(left.is_needed));
          return (
            <Stack gap={16}>
              <Notice tone={can_sell ? 'ok' : 'warn'}>
                {can_sell ? t`The shop is ready to sell.` : t`The shop is not ready to sell yet: what is missing stands here.`}
              </Notice>
              {open.length === 0 ? null : (
                <Card as="section">
                  <Heading level={2}>{t`Still to do`}</Heading>
                  <Checklist label={t`Still to do`} steps={open} />
                </Card>
              )}
            </Stack>
          );
        }}
      </Answer>
      <nav aria-label={t`Settings`} className={css.areas}>
        {areas.map(({ to, name, about, icon: Icon }) => (
          <Link key={to} to={to} className={css.area}>
            <Icon size={22} />
            <span className={css.entryText}>
              <span className={css.areaName}>{i18n._(name)}</span>
              <span className={css.note}>{i18n._(about)}</span>
            </span>
          </Link>
        ))}
      </nav>
    </Page>
  );
}
