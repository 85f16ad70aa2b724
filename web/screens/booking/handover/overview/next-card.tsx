/** The next action, or what is pending. */
import { CalendarClock, CircleCheck, CloudCheck, type LucideIcon, Route } from 'lucide-react';
import type { Handover, HandoverPhase } from '#contract/handover.ts';
import { useNow } from '#web/browser/page/use-now.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { Button } from '#web/ui/button.tsx';
import type { HandoverTexts } from '../texts.en.ts';

const MINUTE_MS = 60_000;

type NextCardProps = {
	handover: Handover;
	/** Whether it is known that no draft exists on this device. */
	isReady: boolean;
	onStart(phase: HandoverPhase): void;
};

export function NextCard({ handover, isReady, onStart }: NextCardProps) {
	const { next: t } = useScreenTexts<HandoverTexts>();
	const { side, allowedActions } = handover;
	const [first, ...otherPhases] = allowedActions;
	if (!side || !first) return <Waiting handover={handover} />;
	return (
		<section aria-label={t[first].title} className="rounded-card border border-line bg-surface p-5 shadow-card md:p-6">
			<h2 className="font-semibold text-lg">{t[first].title}</h2>
			<p className="mt-1">{t[first][side]}</p>
			<div className="mt-5 flex flex-wrap gap-3">
				<Button variant="primary" size="large" disabled={!isReady} className="max-sm:w-full" onClick={() => onStart(first)}>
					{t[first].start}
				</Button>
				{otherPhases.map((phase) => (
					<Button key={phase} size="large" disabled={!isReady} className="max-sm:w-full" onClick={() => onStart(phase)}>
						{t[phase].start}
					</Button>
				))}
			</div>
			<p className="mt-4 flex items-start gap-2 text-muted text-sm">
				<CloudCheck aria-hidden className="mt-0.5 size-4 shrink-0" />
				{t.offlineHint}
			</p>
		</section>
	);
}

function Waiting({ handover }: { handover: Handover }) {
	const { next: t } = useScreenTexts<HandoverTexts>();
	const { format } = useLanguage();
	const now = useNow(MINUTE_MS);
	const { opensAt, checkedInAt, returnedAt, status, side } = handover;
	if (status === 'COMPLETED') return returnedAt ? <Line icon={CircleCheck} title={t.done} /> : <Line icon={CircleCheck} title={t.over} />;
	if (status !== 'CONFIRMED') return <Line icon={CalendarClock} title={t.over} />;
	if (checkedInAt) return <Line icon={Route} title={side === 'RENTER' && hasReturned(handover) ? t.waiting.CHECK_OUT : t.road} />;
	if (now < Date.parse(opensAt)) {
		const day = `${format.date(opensAt, 'weekday')} ${format.date(opensAt, 'short')}`.replaceAll(' ', '\u00a0');
		return <Line icon={CalendarClock} title={t.notYet(`${day} ${format.date(opensAt, 'time')}`)} hint={t.notYetHint} />;
	}
	return <Line icon={CalendarClock} title={t.waiting.CHECK_IN[side === 'OWNER' ? 'OWNER' : 'RENTER']} />;
}

const hasReturned = ({ records }: Handover): boolean => records.some(({ phase, side }) => phase === 'CHECK_OUT' && side === 'RENTER');

function Line({ icon: Icon, title, hint }: { icon: LucideIcon; title: string; hint?: string }) {
	return (
		<section className="flex items-start gap-3 rounded-card border border-line bg-surface p-5 shadow-card">
			<Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-accent-text" />
			<div>
				<p suppressHydrationWarning className="font-medium">
					{title}
				</p>
				{hint && <p className="mt-0.5 text-muted text-sm">{hint}</p>}
			</div>
		</section>
	);
}
