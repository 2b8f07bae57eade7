import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { checklistEndpoint, type DemoContents, demoEndpoint, removeDemoEndpoint } from '#contract/admin-opening.ts';
import { formatNumber } from '#i18n/formats.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { SummaryList } from '#ui/patterns/SummaryList.tsx';
import { Button } from '#ui/primitives/Button.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { Heading } from '#ui/primitives/Heading.tsx';
import { Notice } from '#ui/primitives/Notice.tsx';
import { Stack } from '#ui/primitives/Stack.tsx';
import { useReading } from '../data/reading.ts';
import { Answer } from '../ui/Answer.tsx';
import { FormDialog } from '../ui/FormDialog.tsx';
import { Page } from '../ui/Page.tsx';
import { useToast } from '../ui/Toasts.tsx';
import { Checklist } from './Checklist.tsx';
import { demoWords } from './opening-words.ts';

/** Everything between an empty server and a shop that sells, and the sample shop that it came with. */
export function OpeningScreen() {
  const { t } = useLingui();
  const checklist = useReading(checklistEndpoint);
  const demo = useReading(demoEndpoint);
  return (
    <Page title={t`Opening the shop`} back={{ to: '/settings', label: t`Settings` }}>
      <Answer reading={checklist}>
        {({ can_sell, steps }) => (
          <Card as="section">
            <Stack gap={16}>
              <Notice tone={can_sell ? 'ok' : 'warn'}>
                {can_sell ? t`The shop is ready to sell.` : t`The shop cannot sell before everything marked “Missing” is there.`}
              </Notice>
              <Checklist label={t`Steps to an open shop`} steps={steps} />
            </Stack>
          </Card>
        )}
      </Answer>
      <Answer reading={demo}>{contents => <Demo contents={contents} />}</Answer>
    </Page>
  );
}

function Demo({ contents }: { contents: DemoContents }) {
  const { t } = useLingui();
  const toast = useToast();
  const [isAsking, setAsking] = useState(false);
  const isGone = Object.values(contents).every(count => count === 0);
  return (
    <Card as="section">
      <Stack gap={16}>
        <Heading level={2}>{t`The sample shop`}</Heading>
        {isGone ? (
          <p>{t`Nothing of the sample shop is left.`}</p>
        ) : (
          <>
            <p>{t`The shop came with sample goods and texts, to show what it can do. Remove them before you open. What you have changed yourself stays.`}</p>
            <DemoList contents={contents} />
            <Stack direction="row" gap={8}>
              <Button variant="danger" onClick={() => setAsking(true)}>
                {t`Remove the sample shop`}
              </Button>
            </Stack>
          </>
        )}
      </Stack>
      {isAsking ? (
        <RemovalDialog contents={contents} onClose={() => setAsking(false)} onDone={() => toast(t`The sample shop is gone`)} />
      ) : null}
    </Card>
  );
}

function RemovalDialog({ contents, onClose, onDone }: { contents: DemoContents; onClose: () => void; onDone: () => void }) {
  const { t } = useLingui();
  return (
    <FormDialog
      title={t`Remove the sample shop?`}
      endpoint={removeDemoEndpoint}
      body={() => undefined}
      action={t`Remove all of this`}
      variant="danger"
      onClose={onClose}
      onDone={onDone}
    >
      {() => (
        <>
          <p>{t`This goes, and cannot be brought back:`}</p>
          <DemoList contents={contents} />
          <p>{t`Goods and depots with orders are taken out of use instead. Everything that you wrote or changed yourself stays.`}</p>
        </>
      )}
    </FormDialog>
  );
}

function DemoList({ contents }: { contents: DemoContents }) {
  const { i18n } = useLingui();
  const { language } = useLanguage();
  const kinds = (Object.keys(demoWords) as (keyof DemoContents)[]).filter(kind => contents[kind] > 0);
  return (
    <SummaryList rows={kinds.map(kind => ({ key: kind, label: i18n._(demoWords[kind]), value: formatNumber(contents[kind], language) }))} />
  );
}
