import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useShownUser } from '#data/profile/profile-view.ts';
import { useHasToken } from '#data/session/use-session.ts';
import { sprinkles } from '#ui/css/sprinkles.css.ts';
import { ChevronRight } from '#ui/icons.ts';
import { buttonClass } from '#ui/primitives/Button.css.ts';
import { Card } from '#ui/primitives/Card.tsx';
import { Container } from '#ui/primitives/Container.tsx';
import { Heading } from '#ui/primitives/Heading.tsx';
import { Stack } from '#ui/primitives/Stack.tsx';
import { Words } from '#ui/primitives/Words.tsx';
import * as css from './AccountHub.css.ts';

/** Everything of an account from one page; a guest finds the way in, and what needs no account. @param children of a customer: orders and links */
export function AccountHub({ children }: { children: ReactNode }) {
  const hasToken = useHasToken();
  return (
    <Container narrow>
      <Stack gap={16} className={sprinkles({ paddingBlock: 16 })}>
        <Heading level={1} tabIndex={-1}>
          <Trans>Account</Trans>
        </Heading>
        {hasToken ? (
          <>
            <Identity />
            {children}
          </>
        ) : (
          <GuestLinks />
        )}
      </Stack>
    </Container>
  );
}

function Identity() {
  const user = useShownUser();
  return (
    <Card padding="none">
      <Link to="/profile" className={css.identity}>
        <span className={css.words}>
          <strong className={css.line}>{user?.name ?? <Trans>Profile</Trans>}</strong>
          <span className={css.note}>{user?.email}</span>
        </span>
        <ChevronRight size={20} />
      </Link>
    </Card>
  );
}

function GuestLinks() {
  const { t } = useLingui();
  const links = [
    { to: '/lists', label: t`Lists` },
    { to: '/quotations', label: t`Quotations` },
    { to: '/calculators', label: t`Calculators` },
    { to: '/quick-order', label: t`Quick order` },
  ] as const;
  return (
    <>
      <Card padding="lg">
        <Stack gap={16}>
          <p>
            <Trans>Log in to see your orders, addresses and notifications.</Trans>
          </p>
          <div className={css.ways}>
            <Link to="/login" className={buttonClass({ block: true })}>
              <Trans>Login</Trans>
            </Link>
            <Link to="/register" className={buttonClass({ variant: 'outline', block: true })}>
              <Trans>Sign up</Trans>
            </Link>
          </div>
        </Stack>
      </Card>
      <Card padding="none">
        <nav aria-label={t`Without an account`}>
          {links.map(({ to, label }) => (
            <Link key={to} to={to} className={css.entry}>
              <Words>{label}</Words>
              <ChevronRight size={20} />
            </Link>
          ))}
        </nav>
      </Card>
    </>
  );
}
