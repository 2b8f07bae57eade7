import { Trans, useLingui } from '@lingui/react/macro';
import { type InstallWay, installOffer, installWay } from '#data/install/offer.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { Container } from '#ui/primitives/Container.tsx';
import { Heading } from '#ui/primitives/Heading.tsx';
import * as css from './InstallCard.css.ts';
import { PrepareOffline } from './PrepareOffline.tsx';
import { SafariSteps } from './SafariSteps.tsx';

/** At the end of a page, where it moves nothing: the offer to put the shop on the home screen, until it is answered. */
export function InstallCard() {
  const { t } = useLingui();
  const way = installWay();
  if (way === null) return null;
  return (
    <Container className={css.place}>
      <Card as="section" aria-label={t`Install app`} className={css.card}>
        <img src="/icons/icon.svg" alt="" width={48} height={48} className={css.icon} />
        <div className={css.words}>
          <Heading level={2} size="group">
            <Trans>Keep the shop on your home screen</Trans>
          </Heading>
          <p className={css.hint}>
            <Trans>It opens at once, also without a connection</Trans>
          </p>
        </div>
        {way === 'safari' ? <SafariSteps /> : null}
        <Answers way={way} />
        <div className={css.offline}>
          <PrepareOffline />
        </div>
      </Card>
    </Container>
  );
}

function Answers({ way }: { way: Exclude<InstallWay, null> }) {
  return (
    <div className={css.answers}>
      {way === 'safari' ? null : (
        <Button size="sm" onClick={() => void installOffer.ask(way)}>
          <Trans>Install app</Trans>
        </Button>
      )}
      <Button size="sm" variant={way === 'safari' ? 'outline' : 'quiet'} onClick={installOffer.answer}>
        <Trans>Not now</Trans>
      </Button>
    </div>
  );
}
