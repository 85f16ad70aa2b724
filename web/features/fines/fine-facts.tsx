/** One fine: amount, ticket, time of the offence, the renter's answer, and the decision. */
import type { ReactNode } from 'react';
import type { Fine } from '#contract/fines.ts';
import { toneOf } from '#web/features/cases/stage.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { StatusBadge } from '#web/ui/badge.tsx';
import type { FineTexts } from './texts.en.ts';

export function FineFacts({ fine }: { fine: Fine }) {
	const { fines: t } = useScreenTexts<{ fines: FineTexts }>();
	const { format, language } = useLanguage();
	const { statedBy, withdrawnBy } = fine;
	const stage = stageOf(fine);
	const amount = format.jod(fine.amountJod);
	return (
		<div className="flex gap-4 max-[22rem]:gap-3">
			{fine.photoUrl && (
				<a
					href={`${fine.photoUrl}?w=1600`}
					target="_blank"
					rel="noreferrer"
					className="block size-20 max-[22rem]:size-14 shrink-0 overflow-hidden rounded-control bg-sunken"
				>
					<img src={`${fine.photoUrl}?w=400`} alt={t.ticketAlt(amount)} loading="lazy" className="h-full w-full object-cover" />
				</a>
			)}
			<div className="numbers min-w-0 flex-1">
				<p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
					<span className="font-semibold">{amount}</span>
					<StatusBadge tone={toneOf[stage]}>{t.stage[stage]}</StatusBadge>
				</p>
				<p className="mt-1 text-sm">
					{t.offence}{' '}
					<span suppressHydrationWarning className="inline-block">
						{format.date(fine.offenceAt, 'moment')}
					</span>
				</p>
				{statedBy && <p className="text-muted text-sm">{t.statedBy(unbroken(statedBy[language]))}</p>}
				{fine.note && (
					<p className="break-words text-muted text-sm">
						<bdi>{fine.note}</bdi>
					</p>
				)}
				{fine.contestReason && <Quotation by={t.contested}>{fine.contestReason}</Quotation>}
				{fine.grantedJod && fine.status !== 'WITHDRAWN' && <p className="mt-2 text-sm">{t.granted(format.jod(fine.grantedJod), amount)}</p>}
				{withdrawnBy && <p className="mt-2 text-muted text-sm">{t.withdrawnBy(unbroken(withdrawnBy[language]))}</p>}
				{fine.decisionNote && <Quotation by={t.decision}>{fine.decisionNote}</Quotation>}
			</div>
		</div>
	);
}

/** An isolated name; the dot between office and member neither begins nor ends a line. */
const unbroken = (name: string): string => `\u2068${name.replace(' · ', '\u00a0·\u00a0')}\u2069`;

function Quotation({ by, children }: { by: string; children: ReactNode }) {
	return (
		<p className="mt-2 whitespace-pre-line break-words text-sm">
			<span className="block text-muted text-xs">{by}</span>
			<bdi>{children}</bdi>
		</p>
	);
}

type FineStage = 'OPEN' | 'UNANSWERED' | 'CONTESTED' | 'ACCEPTED' | 'DECIDED' | 'WITHDRAWN';

/** Stage of a fine, as its screens distinguish it. */
const stageOf = ({ status, needsDecision }: Pick<Fine, 'status' | 'needsDecision'>): FineStage =>
	status === 'OPEN' && needsDecision ? 'UNANSWERED' : status;
