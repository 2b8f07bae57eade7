import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { SiteInfo } from '#contract/site.ts';
import { siteQueries } from '#data/site/queries.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { formatPhone } from '#lib/phone-format.ts';
import { ChevronDown, Mail, Phone } from '#ui/icons.ts';
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
          <Fold title={t`Information`}>
            <ul>
              {site.others.map(other => (
                <li key={other.route}>
                  <Link to={other.route} className={css.link}>
                    {other.label}
                  </Link>
                </li>
              ))}
            </ul>
          </Fold>
        </nav>
        {site.phone || site.email ? (
          <Fold title={t`Support`}>
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
          </Fold>
        ) : (
          <div />
        )}
        <div>
          <Logos title={t`Payment methods`} logos={site.payment_methods} />
          <Logos title={t`Delivery services`} logos={site.delivery_services} />
        </div>
      </div>
      <p className={css.legal}>{site.legal}</p>
    </>
  );
}

function Logos({ title, logos }: { title: string; logos: SiteInfo['payment_methods'] }) {
  if (logos.length === 0) return null;
  return (
    <Fold title={title}>
      <ul className={css.logos}>
        {logos.map(logo => (
          <li key={logo.name}>
            <Picture src={logo.image_url} alt={logo.name} width={160} height={64} ratio="natural" deferred className={css.logo} />
          </li>
        ))}
      </ul>
    </Fold>
  );
}

/** A part of the footer: folded on phones, open where there is room. */
function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className={css.openTitle}>{title}</h2>
      <details className={css.fold}>
        <summary className={css.opener}>
          <Words>{title}</Words>
          <ChevronDown size={20} className={css.chevron} />
        </summary>
        <div className={css.part}>{children}</div>
      </details>
    </section>
  );
}
