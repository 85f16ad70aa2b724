/** Why instant book is hidden, and until when. */
import { PAUSE_AFTER_CANCELLATIONS, PAUSE_DAYS } from '#contract/deadlines.ts';
import { Link } from '#web/browser/navigation/link.tsx';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import type { DashboardTexts } from './texts.en.ts';

export function InstantBookPaused({ until }: { until: string }) {
	const { paused: t } = useScreenTexts<DashboardTexts>();
	const { format } = useLanguage();
	return (
		<section className="rounded-card bg-warning-soft p-5" data-testid="instant-book-paused">
			<h2 className="font-semibold">{t.title}</h2>
			<p suppressHydrationWarning className="numbers mt-1 text-sm">
				{t.why(format.number(PAUSE_AFTER_CANCELLATIONS), format.number(PAUSE_DAYS), format.date(until, 'day'))}
			</p>
			<p className="mt-1 text-sm">
				{t.cause}{' '}
				<Link href="/support" className="inline-flex min-h-8 items-center font-medium underline">
					{t.write}
				</Link>
			</p>
		</section>
	);
}
