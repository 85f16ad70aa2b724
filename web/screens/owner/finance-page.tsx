/** Frame of the owner's screens about money: heading, navigation, and retry. */
import { clsx } from 'clsx';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { Link } from '#web/browser/navigation/link.tsx';
import type { FinanceTexts } from '#web/features/finances/texts.en.ts';
import { usePermission } from '#web/features/session/acting.ts';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { NotYourRole } from './not-your-role.tsx';

const pages = ['overview', 'earnings', 'payouts', 'deposits', 'settlements', 'invoices', 'statement'] as const;
type FinancePageName = (typeof pages)[number];
const pathOf = (page: FinancePageName) => `/owner/${page === 'overview' ? 'finances' : page}`;

type FinancePageProps = { heading: string; lead: string; aside?: ReactNode; testId?: string; children: ReactNode };

export function FinancePage({ heading, lead, aside, testId, children }: FinancePageProps) {
	const { nav, notYours } = useScreenTexts<{ finance: FinanceTexts }>().finance;
	const mayRead = usePermission('finances');
	const [path] = useLocation();
	const links = useRef<HTMLElement>(null);
	// Seven links are wider than a phone: the current one is scrolled into the middle, without moving the page (as in ui/tabs.tsx).
	// biome-ignore lint/correctness/useExhaustiveDependencies: the current link depends on the path
	useEffect(() => {
		const currentLink = links.current?.querySelector('[aria-current]')?.getBoundingClientRect();
		const frame = links.current?.getBoundingClientRect();
		if (currentLink && frame) links.current?.scrollBy({ left: currentLink.left + currentLink.width / 2 - frame.left - frame.width / 2 });
	}, [path]);
	return (
		<div className="mx-auto flex max-w-6xl flex-col gap-6" data-testid={testId}>
			<div className="flex flex-wrap items-end justify-between gap-3">
				<div>
					<h1 className="text-2xl md:text-3xl">{heading}</h1>
					<p className="mt-1 text-muted">{lead}</p>
				</div>
				{mayRead && aside}
			</div>
			{mayRead && (
				<nav ref={links} aria-label={nav.label} className="print:hidden -mx-4 overflow-x-auto px-4 md:mx-0 md:px-0">
					<ul className="flex min-w-max gap-1 border-line border-b">
						{pages.map((page) => {
							const here = path === pathOf(page);
							return (
								<li key={page}>
									<Link
										href={pathOf(page)}
										aria-current={here ? 'page' : undefined}
										className={clsx(
											'-mb-px flex min-h-11 items-center border-b-2 px-3 font-medium md:px-4',
											here ? 'border-primary text-ink' : 'border-transparent text-muted hover:text-ink',
										)}
									>
										{nav[page]}
									</Link>
								</li>
							);
						})}
					</ul>
				</nav>
			)}
			{mayRead ? children : <NotYourRole texts={notYours} />}
		</div>
	);
}
