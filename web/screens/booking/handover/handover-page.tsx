/** Shows a draft being sent, a draft in progress, or the overview. */
import { useQueryClient } from '@tanstack/react-query';
import { clsx } from 'clsx';
import type { Booking } from '#contract/bookings.ts';
import type { Handover } from '#contract/handover.ts';
import { matchesPath } from '#web/browser/queries.ts';
import { WhereAndWhen } from '#web/features/bookings/where-and-when/where-and-when.tsx';
import { DriversToCheck } from '#web/features/drivers/drivers-to-check.tsx';
import { hasMarks } from '#web/features/handover/damage/damage-of-booking.tsx';
import DamagePanel from '#web/features/handover/damage/damage-panel.tsx';
import { HelpLink } from '#web/features/help/help-link.tsx';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { before } from './draft/readings.ts';
import { useDraft } from './draft/use-draft.ts';
import { useSending } from './draft/use-sending.ts';
import { Charges } from './overview/charges.tsx';
import { CodeCard } from './overview/code-card.tsx';
import { Headline } from './overview/headline.tsx';
import { NextCard } from './overview/next-card.tsx';
import { ComparePhotos } from './records/compare-photos.tsx';
import { Records } from './records/records.tsx';
import type { HandoverTexts } from './texts.en.ts';
import { Sending } from './wizard/sending.tsx';
import { firstStep } from './wizard/steps.ts';
import { Wizard } from './wizard/wizard.tsx';

type HandoverPageProps = { handover: Handover; booking: Booking; userId: string; refresh(): void };

export function HandoverPage({ handover, booking, userId, refresh }: HandoverPageProps) {
	const t = useScreenTexts<HandoverTexts>();
	const client = useQueryClient();
	const toast = useToast();
	const handle = useDraft(userId, booking.id);
	const sending = useSending(handle, ({ phase }) => {
		handle.close();
		scrollTo({ top: 0 });
		toast({ title: t.sending.sent[phase], tone: 'positive' });
		for (const path of ['/api/bookings', '/api/owner']) void client.invalidateQueries({ predicate: matchesPath(path) });
	});
	const { draft } = handle;
	const { side } = handover;
	// Recorded on another device meanwhile: the local draft is obsolete.
	const isOpen = draft && side && (draft.finishedAt !== null || draft.problem !== null || handover.allowedActions.includes(draft.phase));
	return (
		<>
			<Headline handover={handover} booking={booking} recording={isOpen ? draft.phase : null} />
			<div className={clsx('grid gap-6', isOpen ? 'mt-4' : 'mt-6')}>
				{side === 'OWNER' && handover.checkedInAt === null && <DriversToCheck booking={booking} />}
				{isOpen && draft.finishedAt !== null && (
					<Sending draft={draft} sending={sending} onChange={() => handle.change({ finishedAt: null })} />
				)}
				{isOpen && draft.finishedAt === null && (
					<Wizard
						handle={handle}
						draft={draft}
						side={side}
						handover={handover}
						before={before(handover.records, draft.phase, side)}
						refresh={refresh}
					/>
				)}
				{!isOpen && (
					<>
						<CodeCard handover={handover} />
						<NextCard
							handover={handover}
							isReady={draft !== undefined}
							onStart={(phase) => side && handle.start(phase, firstStep(phase, side))}
						/>
						{side && (
							<HelpLink to={side === 'OWNER' ? 'hand-over-your-car' : handover.checkedInAt ? 'return-the-car' : 'pick-up-the-car'} />
						)}
						<WhereAndWhen booking={booking} />
						{handover.charges && <Charges charges={handover.charges} />}
						{handover.records.length > 0 && <Records handover={handover} />}
						{hasMarks(handover) && <DamagePanel handover={handover} />}
						{handover.records.length > 0 && <ComparePhotos records={handover.records} />}
					</>
				)}
			</div>
		</>
	);
}
