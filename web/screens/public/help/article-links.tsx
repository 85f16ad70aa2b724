/** Links to help articles, each with its summary. */
import { clsx } from 'clsx';
import { type HelpSlug, helpPath } from '#contract/help.ts';
import { Link } from '#web/browser/navigation/link.tsx';
import { articles } from '#web/features/help/articles/index.ts';
import { useLanguage } from '#web/i18n/context.tsx';

export function ArticleLinks({ slugs, className }: { slugs: readonly HelpSlug[]; className?: string }) {
	const { language } = useLanguage();
	return (
		<ul className={clsx('divide-y divide-line', className)}>
			{slugs.map((slug) => {
				const { title, summary } = articles[slug][language];
				return (
					<li key={slug}>
						<Link href={helpPath(slug)} className="group block py-3">
							<span className="font-medium group-hover:text-primary">{title}</span>
							<span className="block text-pretty text-muted text-sm">{summary}</span>
						</Link>
					</li>
				);
			})}
		</ul>
	);
}
