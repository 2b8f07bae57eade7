import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useJobsByUse } from '#data/calculators/last-used.ts';
import { Card } from '#ui/primitives/Card.tsx';
import { Container } from '#ui/primitives/Container.tsx';
import { Heading } from '#ui/primitives/Heading.tsx';
import * as css from './Calculators.css.ts';
import { jobWords } from './job-words.ts';

/** All jobs; those that were used on this phone stand first. */
export function CalculatorsScreen() {
  const { t, i18n } = useLingui();
  const jobs = useJobsByUse();
  return (
    <Container className={css.page}>
      <div className={css.head}>
        <Heading level={1} tabIndex={-1}>
          <Trans>Calculators</Trans>
        </Heading>
        <p className={css.muted}>
          <Trans>From measures to materials, also without a connection. What you used last stands first.</Trans>
        </p>
      </div>
      <ul className={css.jobs} aria-label={t`Calculators`}>
        {jobs.map(id => (
          <Card as="li" key={id} className={css.job}>
            <Link to="/calculators/$job" params={{ job: id }} className={css.jobName}>
              {i18n._(jobWords[id].name)}
            </Link>
            <p className={css.muted}>{i18n._(jobWords[id].about)}</p>
          </Card>
        ))}
      </ul>
    </Container>
  );
}
