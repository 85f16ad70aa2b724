/** Link to a help article from the place where its question comes up. */
import { useLanguage } from '#web/i18n/context.tsx';
import * as ar from './links/texts.ar.ts';
import * as en from './links/texts.en.ts';
import { TitledHelpLink, type TitledHelpLinkProps } from './titled-help-link.tsx';

const texts = { en, ar };

export function HelpLink({ to, ...props }: Omit<TitledHelpLinkProps, 'title'>) {
	const { titles, label } = texts[useLanguage().language];
	return <TitledHelpLink to={to} title={`${label} ${titles[to]}`} {...props} />;
}
