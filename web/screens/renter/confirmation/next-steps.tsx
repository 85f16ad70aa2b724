/** Upcoming steps; the first is the current one. Nothing for a booking that has ended. */
import { clsx } from 'clsx';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { Panel } from '#web/ui/panel.tsx';
import type { BookingStage } from '../booking-stage.ts';
import type { ConfirmationTexts } from './texts.en.ts';

type Step = Exclude<keyof ConfirmationTexts['next'], 'title'>;

function stepsOf(stage: BookingStage): readonly Step[] {
	switch (stage) {
		case 'WAITING':
			return ['waiting', 'contact', 'pickup', 'return', 'deposit'];
		case 'CONFIRMED':
			return ['contact', 'pickup', 'return', 'deposit'];
		case 'COMPLETED':
			return ['deposit'];
		case 'UNPAID':
		case 'EXPIRED':
		case 'DECLINED':
		case 'UNANSWERED':
		case 'CANCELLED':
			return [];
	}
}

export function NextSteps({ stage }: { stage: BookingStage }) {
	const { next: t } = useScreenTexts<ConfirmationTexts>();
	const steps = stepsOf(stage);
	if (steps.length === 0) return null;
	return (
		<Panel title={t.title}>
			<ol>
				{steps.map((step, index) => (
					<li key={step} className="relative flex gap-4 pb-5 last:pb-0">
						{index < steps.length - 1 && (
							<span aria-hidden className="absolute start-[7px] top-6 bottom-0 border-accent border-s-2 border-dashed" />
						)}
						<span
							aria-hidden
							className={clsx('mt-1 size-4 shrink-0 rounded-pill border-2 border-accent', index === 0 ? 'bg-accent' : 'bg-surface')}
						/>
						<div>
							<p className="font-medium">{t[step].title}</p>
							<p className="text-muted text-sm">{t[step].text}</p>
						</div>
					</li>
				))}
			</ol>
		</Panel>
	);
}
