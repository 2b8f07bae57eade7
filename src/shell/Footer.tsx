import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { SiteInfo } from '#contract/site.ts';
import { siteQueries } from '#data/site/queries.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { formatPhone } from '#lib/phone-format.ts';
import { Mail, Phone } from '#ui/icons.ts';
import { Logo } from '#ui/primitives/Logo.tsx';
import { Picture } from '#ui/primitives/Picture.tsx';
import { TapeDivider } from '#ui/primitives/TapeDivider.tsx';
import { Words } from '#ui/primitives/Words.tsx';
import * as css from './Footer.css.ts';
import { SocialIcon } from './SocialIcon.tsx';

/** Address and contacts of the shop, from site info. Keeps its place while that is loading. */
export function Footer() {
  const { language } = useLanguage();
  const { data: site } = useQuery(siteQueries.info(language));
  return (
    <footer className={css.footer}>
      <TapeDivider />
      <div className={css.content}>{site === undefined ? null : <Content site={site} language={language} />}</div>
    </footer>
  );
}

function Content({ site, language }: { site: SiteInfo; language: 'id' | 'en' }) {
  const { t } = useLingui();
  return (
    <>
      <div className={css.columns}>
        <section className={css.about}>
          <Logo name={site.name} color={site.mark_color} picture={site.logo_url} />
          <p>{language === 'id' ? site.description_id : site.description_en}</p>
          <ul className={css.socials} aria-label={t`Social media`}>
            {site.socials.map(social => (
              <li key={social.name}>
                <a href={social.link} target="_blank" rel="noreferrer" aria-label={social.name} className={css.social}>
                  <SocialIcon name={social.icon} />
                </a>
              </li>
            ))}
          </ul>
        </section>
        <nav aria-label={t`Information`}>
          <h2 className={css.title}>
            <Trans>Information</Trans>
          </h2>
          <ul>
            {site.others.map(other => (
              <li key={other.route}>
                <Link to={other.route} className={css.link}>
                  {other.label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <section>
          {site.phone || site.email ? (
            <h2 className={css.title}>
              <Trans>Support</Trans>
            </h2>
          ) : null}
          {site.phone && (
            <a href={`tel:${site.phone}`} className={css.link}>
              <Phone size={18} />
              <Words>{` ${formatPhone(site.phone)}`}</Words>
            </a>
          )}
          {site.email && (
            <a href={`mailto:${site.email}`} className={css.link}>
              <Mail size={18} />
              <Words>{` ${site.email}`}</Words>
            </a>
          )}
        </section>
        <section>
          <Logos title={t`Payment methods`} logos={site.payment_methods} />
          <Logos title={t`Delivery services`} logos={site.delivery_services} />
        </section>
      </div>
      <p className={css.legal}>{site.legal}</p>
    </>
  );
}

function Logos({ title, logos }: { title: string; logos: SiteInfo['payment_methods'] }) {
  if (logos.length === 0) return null;
  return (
    <>
      <h2 className={css.title}>{title}</h2>
      <ul className={css.logos}>
        {logos.map(logo => (
          <li key={logo.name}>
            <Picture src={logo.image_url} alt={logo.name} width={160} height={64} ratio="natural" deferred className={css.logo} />
          </li>
        ))}
      </ul>
    </>
  );
}
