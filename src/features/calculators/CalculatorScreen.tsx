import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { type ComponentType, type ReactNode, useEffect } from 'react';
import { noteUsed } from '#data/calculators/last-used.ts';
import type { ListEntry } from '#data/lists/line-of.ts';
import { useLanguage } from '#i18n/use-language.ts';
import type { Typed } from '#lib/calculators/fields.ts';
import type { Job } from '#lib/calculators/job.ts';
import { Breadcrumbs } from '#ui/primitives/Breadcrumbs.tsx';
import { Container } from '#ui/primitives/Container.tsx';
import { Heading } from '#ui/primitives/Heading.tsx';
import { CalculatorForm } from './CalculatorForm.tsx';
import * as css from './Calculators.css.ts';
import { jobWords } from './job-words.ts';
import { Results } from './Results.tsx';
import { useCalculation } from './use-calculation.ts';

interface Props {
  job: Job;
  typed: Typed;
  onChange: (id: string, value: string) => void;
  /** Puts entries into a list or the cart. Lists are another feature's, so that the route brings it. */
  Actions: ComponentType<{ entries: readonly ListEntry[]; isLoading: boolean }>;
  /** How to get the price list onto this phone. */
  offline: ReactNode;
}

/** One job: its measures, and the materials that they come to. */
export function CalculatorScreen({ job, typed, onChange, Actions, offline }: Props) {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  const calculation = useCalculation(job, typed, language);
  const isDone = calculation.result !== null;
  useEffect(() => {
    if (isDone) noteUsed(job.id);
  }, [isDone, job]);
  const { name, about } = jobWords[job.id];
  return (
    <Container className={css.page}>
      <Breadcrumbs
        label={t`Where you are`}
        items={[
          { key: 'calculators', label: t`Calculators`, renderLink: props => <Link to="/calculators" {...props} /> },
          { key: 'here', label: i18n._(name) },
        ]}
      />
      <div className={css.head}>
        <Heading level={1} tabIndex={-1}>
          {i18n._(name)}
        </Heading>
        <p className={css.muted}>{i18n._(about)}</p>
      </div>
      <div className={css.columns}>
        <section className={css.column} aria-labelledby="measures">
          <Heading level={2} id="measures">
            <Trans>Measures</Trans>
          </Heading>
          <CalculatorForm job={job} typed={typed} problems={calculation.problems} onChange={onChange} />
        </section>
        <section className={css.column} aria-labelledby="materials">
          <Heading level={2} id="materials">
            <Trans>Materials</Trans>
          </Heading>
          <Results {...{ job, typed, calculation, onChange, Actions, offline }} />
        </section>
      </div>
    </Container>
  );
}
