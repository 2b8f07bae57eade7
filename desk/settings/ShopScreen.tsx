import { useLingui } from '@lingui/react/macro';
import { adminSiteEndpoint } from '#contract/admin-settings.ts';
import { Stack } from '#ui/primitives/Stack.tsx';
import { useReading } from '../data/reading.ts';
import { Answer } from '../ui/Answer.tsx';
import { Page } from '../ui/Page.tsx';
import { CompanyForm, ContactForm, NameForm } from './CardForms.tsx';
import { FooterForm } from './FooterForm.tsx';
import { LogoCard } from './LogoCard.tsx';
import { LookForm } from './LookForm.tsx';
import { ShelvesForm } from './ShelvesForm.tsx';

/** What customers read about the shop, and how it looks. Each part is saved for itself. */
export function ShopScreen() {
  const { t } = useLingui();
  const reading = useReading(adminSiteEndpoint);
  return (
    <Page title={t`The shop`} back={{ to: '/settings', label: t`Settings` }}>
      <Answer reading={reading}>
        {card => (
          <Stack gap={16}>
            <NameForm card={card} />
            <ContactForm card={card} />
            <CompanyForm card={card} />
            <LogoCard name={card.name} markColour={card.mark_color} />
            <LookForm card={card} />
            <ShelvesForm shelves={card.home_shelves} />
            <FooterForm card={card} />
          </Stack>
        )}
      </Answer>
    </Page>
  );
}
