import { useLingui } from '@lingui/react/macro';
import { useParams } from '@tanstack/react-router';
import { adminContentEndpoint } from '#contract/admin-content.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { useReading } from '../data/reading.ts';
import { Answer } from '../ui/Answer.tsx';
import { Page } from '../ui/Page.tsx';
import { ContentEditor } from './ContentEditor.tsx';

/** A page or an article in both languages. */
export function EditContentScreen() {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { slug } = useParams({ strict: false }) as { slug: string };
  const reading = useReading(adminContentEndpoint, { params: { slug } });
  return (
    <Page
      title={reading.data?.[language].title || t`Page or article`}
      note={`/${slug}`}
      back={{ to: '/content', label: t`Pages and articles` }}
    >
      <Answer reading={reading}>{content => <ContentEditor key={slug} slug={slug} content={content} />}</Answer>
    </Page>
  );
}
