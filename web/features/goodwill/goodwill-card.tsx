/** One goodwill for admins: amount, recipient and reason, who decided, the state of the payment, and the buttons if it waits for a decision. */
import type { Goodwill, GoodwillState } from '#contract/goodwill.ts';
import { writtenName } from '#web/features/people/people.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { StatusBadge, type Tone } from '#web/ui/badge.tsx';
import { GoodwillDecision } from './goodwill-decision.tsx';
import type { GoodwillTexts } from './texts.en.ts';

const tones: Record<GoodwillState, Tone> = {
	REQUESTED: 'warning',
	GRANTED: 'positive',
	REFUSED: 'neutral',
	PROMISED: 'warning',
	LAPSED: 'neutral',
};
const isolate = (text: string) => `\u2068${text}\u2069`;

export function GoodwillCard({ goodwill, titleAs: Title = 'h3' }: { goodwill: Goodwill; titleAs?: 'h2' | 'h3' }) {
	const { goodwill: t } = useScreenTexts<{ goodwill: GoodwillTexts }>();
	const { format, language } = useLanguage();
	const { state, recipient, fate, requestedBy, decidedBy, requestedAt, decidedAt, refusalReason } = goodwill;
	const name = (person: Goodwill['requestedBy']) => isolate(writtenName(person, language));
	const decided = state === 'REFUSED' ? t.refused : t.granted;
	return (
		<article data-testid="goodwill" className="rounded-card border border-line bg-surface p-4 md:p-5">
			<div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
				<Title className="numbers font-semibold">{t.to[recipient](format.jod(goodwill.amountJod), name(goodwill.recipientPerson))}</Title>
				<StatusBadge tone={tones[state]}>{t.states[state]}</StatusBadge>
			</div>
			<blockquote className="mt-2 border-line border-s-2 ps-3">
				<bdi>{goodwill.reason}</bdi>
			</blockquote>
			{refusalReason && (
				<p className="mt-2 text-sm">
					<span className="text-muted">{t.why}:</span> <bdi>{refusalReason}</bdi>
				</p>
			)}
			<p suppressHydrationWarning className="numbers mt-2 text-muted text-sm">
				{goodwill.aboveCap && `${t.asked(name(requestedBy), format.date(requestedAt, 'moment'))}${decidedBy ? ' · ' : ''}`}
				{decidedBy && decided(name(decidedBy), format.date(decidedAt ?? requestedAt, 'moment'))}
			</p>
			{fate && <p className="mt-1 font-medium text-sm">{t.fates[recipient][fate]}</p>}
			{state === 'REQUESTED' && (goodwill.mayDecide ? <GoodwillDecision goodwill={goodwill} /> : <p className="mt-3 text-sm">{t.own}</p>)}
		</article>
	);
}
