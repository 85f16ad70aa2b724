/** Help: the list of articles with search, and one article. One screen, so that a person who has opened it can read every article offline. */
import { SearchX } from 'lucide-react';
import { useEffect } from 'react';
import { type HelpSlug, helpSlugs } from '#contract/help.ts';
import type { StoreHelp } from '#web/browser/device/offline-pages.ts';
import { useOptionalParam } from '#web/browser/navigation/match-path.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { HelpArticle } from './article.tsx';
import { HelpHome } from './home.tsx';
import type { HelpTexts } from './texts.en.ts';

const isHelpSlug = (slug: string): slug is HelpSlug => helpSlugs.some((known) => known === slug);

export default function HelpScreen() {
	const { language } = useLanguage();
	const slug = useOptionalParam('slug');
	useEffect(() => storeHelpOffline(language), [language]);
	if (slug === undefined) return <HelpHome />;
	return isHelpSlug(slug) ? <HelpArticle slug={slug} /> : <Missing />;
}

function Missing() {
	const t = useScreenTexts<HelpTexts>();
	return (
		<div className="container-page py-16">
			<PageHead title={t.missing} />
			<EmptyState
				icon={<SearchX aria-hidden />}
				title={t.missing}
				titleAs="h1"
				hint={t.missingHint}
				action={
					<LinkButton href="/help" variant="primary">
						{t.all}
					</LinkButton>
				}
			/>
		</div>
	);
}

/** Asks the service worker to store the help articles, so that all of them can be read offline. Visitors have no worker. */
function storeHelpOffline(language: StoreHelp['language']): void {
	if (!('serviceWorker' in navigator)) return;
	const message: StoreHelp = { kind: 'store-help', language };
	void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage(message));
}
