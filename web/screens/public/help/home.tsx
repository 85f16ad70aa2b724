/** The list of help articles by audience and task, with a search over them. Works without script. */
import { LifeBuoy, SearchX } from 'lucide-react';
import { useSearch } from 'wouter';
import { HELP_HOME, helpSlugs } from '#contract/help.ts';
import { type Audience, audiences, type Topic, topics } from '#web/features/help/article.ts';
import { articles } from '#web/features/help/articles/index.ts';
import { searchArticles } from '#web/features/help/search-articles.ts';
import { SupportPanel } from '#web/features/support/support-panel.tsx';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { ArticleLinks } from './article-links.tsx';
import { HelpSearch } from './search.tsx';
import type { HelpTexts } from './texts.en.ts';

export function HelpHome() {
	const t = useScreenTexts<HelpTexts>();
	const asked = new URLSearchParams(useSearch()).get('q')?.trim() ?? '';
	const found = asked === '' ? null : searchArticles(asked);
	return (
		<div className="container-page py-8 md:py-12">
			<PageHead title={t.title} description={t.description} canonical={HELP_HOME} indexed={asked === ''} />
			<header className="max-w-2xl">
				<h1 className="text-2xl md:text-3xl">{t.heading}</h1>
				<p className="mt-2 text-muted">{t.lead}</p>
				<HelpSearch asked={asked} />
			</header>
			{found && <Results found={found} />}
			{(!found || found.slugs.length === 0) && audiences.map((audience) => <AudienceSection key={audience} audience={audience} />)}
			<SupportPanel onTheRoad className="mt-10 max-w-3xl" />
		</div>
	);
}

function Results({ found: { slugs, instead } }: { found: ReturnType<typeof searchArticles> }) {
	const { search: t } = useScreenTexts<HelpTexts>();
	const { format } = useLanguage();
	if (slugs.length === 0) {
		return (
			<div role="status">
				<EmptyState icon={<SearchX aria-hidden />} title={t.none} hint={t.noneHint} />
			</div>
		);
	}
	return (
		<section aria-label={t.label} className="mt-8 max-w-3xl">
			<p role="status" className="text-muted text-sm">
				{format.plural(t.found, slugs.length)}
				{instead.length > 0 && ` · ${t.instead(instead.join(' '))}`}
			</p>
			<ArticleLinks slugs={slugs} className="mt-2" />
			<LinkButton href={HELP_HOME} className="mt-6">
				<LifeBuoy aria-hidden className="size-5" />
				{t.clear}
			</LinkButton>
		</section>
	);
}

function AudienceSection({ audience }: { audience: Audience }) {
	const t = useScreenTexts<HelpTexts>();
	const own = (Object.keys(topics) as Topic[]).filter((topic) => topics[topic] === audience);
	return (
		<section aria-labelledby={audience} className="mt-10">
			<h2 id={audience} className="text-xl">
				{t.audiences[audience]}
			</h2>
			<div className="mt-4 gap-5 md:columns-2 xl:columns-3">
				{own.map((topic) => (
					<section
						key={topic}
						id={topic}
						aria-labelledby={`${topic}-title`}
						className="mb-5 break-inside-avoid scroll-mt-24 rounded-card border border-line bg-surface p-5 shadow-card"
					>
						<h3 id={`${topic}-title`} className="font-semibold text-lg">
							{t.topics[topic]}
						</h3>
						<ArticleLinks slugs={helpSlugs.filter((slug) => articles[slug].topic === topic)} className="mt-2" />
					</section>
				))}
			</div>
		</section>
	);
}
