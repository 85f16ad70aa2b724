/** One help article, with its topic above and related ones below. */
import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { HELP_HOME, type HelpSlug, helpPath } from '#contract/help.ts';
import { getMarketTerms } from '#contract/market-terms.ts';
import { Link } from '#web/browser/navigation/link.tsx';
import { queryFor } from '#web/browser/queries.ts';
import { topics } from '#web/features/help/article.ts';
import { ArticleBody } from '#web/features/help/article-body.tsx';
import { articles } from '#web/features/help/articles/index.ts';
import { factsOf } from '#web/features/help/facts.ts';
import { SupportPanel } from '#web/features/support/support-panel.tsx';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { Skeleton } from '#web/ui/states.tsx';
import { ArticleLinks } from './article-links.tsx';
import type { HelpTexts } from './texts.en.ts';

export function HelpArticle({ slug }: { slug: HelpSlug }) {
	const t = useScreenTexts<HelpTexts>();
	const { language } = useLanguage();
	const { data: terms, error, refetch, isFetching } = useQuery(queryFor(getMarketTerms));
	const { related, topic, [language]: text } = articles[slug];
	return (
		<article className="container-page max-w-3xl py-6 md:py-10">
			<PageHead title={text.title} description={text.summary} canonical={helpPath(slug)} />
			<nav aria-label={t.breadcrumbs}>
				<ol className="flex flex-wrap items-center gap-x-1.5 text-muted text-sm">
					<li className="flex items-center gap-1.5">
						<Link href={HELP_HOME} className="flex min-h-11 items-center hover:text-primary">
							{t.title}
						</Link>
						<ChevronRight aria-hidden className="size-4 rtl:-scale-x-100" />
					</li>
					<li>
						<Link href={`${HELP_HOME}#${topic}`} className="flex min-h-11 items-center hover:text-primary">
							{`${t.audiences[topics[topic]]}: ${t.topics[topic]}`}
						</Link>
					</li>
				</ol>
			</nav>
			<h1 className="mt-2 text-2xl md:text-3xl">{text.title}</h1>
			<p className="mt-2 mb-6 text-lg text-muted">{text.summary}</p>
			{terms ? (
				<ArticleBody blocks={text.body} facts={factsOf(terms, language)} />
			) : error ? (
				<ErrorState title={t.error} error={error} retry={() => void refetch()} busy={isFetching} />
			) : (
				<Skeleton className="h-64 w-full rounded-card" />
			)}
			<section aria-labelledby="related" className="mt-10 border-line border-t pt-6">
				<h2 id="related" className="font-semibold text-lg">
					{t.related}
				</h2>
				<ArticleLinks slugs={related} className="mt-3" />
				<Link href={HELP_HOME} className="mt-4 flex min-h-11 w-fit items-center text-primary">
					{t.all}
				</Link>
			</section>
			<SupportPanel onTheRoad className="mt-8" />
		</article>
	);
}
