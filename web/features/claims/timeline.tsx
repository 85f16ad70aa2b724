/** Timeline of a claim with its next deadline. */
import { clsx } from 'clsx';
import type { Claim } from '#contract/claim-shapes.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { Panel } from '#web/ui/panel.tsx';
import type { ClaimTexts } from './texts.en.ts';

export function Timeline({ claim }: { claim: Claim }) {
	const { timeline: t } = useScreenTexts<{ claim: ClaimTexts }>().claim;
	const { format, language } = useLanguage();
	return (
		<Panel title={t.title}>
			<ol data-testid="claim-timeline">
				{claim.timeline.map(({ kind, at, isDue, by }, index) => (
					<li key={`${kind}-${at}`} className="numbers relative flex gap-4 pb-5 last:pb-0">
						{index < claim.timeline.length - 1 && (
							<span aria-hidden className="absolute start-[7px] top-6 bottom-0 border-accent border-s-2" />
						)}
						<span
							aria-hidden
							className={clsx(
								'mt-1 size-4 shrink-0 rounded-pill border-2',
								isDue ? 'border-control-line bg-surface' : 'border-accent bg-accent',
							)}
						/>
						<div className="min-w-0">
							<p className="font-medium">{t[kind]}</p>
							<time suppressHydrationWarning dateTime={at} className="text-muted text-sm">
								{format.date(at, 'moment')}
							</time>
							{by && (
								<p className="text-muted text-sm">
									<bdi>{by[language]}</bdi>
								</p>
							)}
						</div>
					</li>
				))}
			</ol>
		</Panel>
	);
}
