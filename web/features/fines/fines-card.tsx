/** The part held for fines on the page of a completed booking, the stated fines, and the reader's actions. */
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import type { Booking } from '#contract/bookings.ts';
import { endFineHold, type FineHold, getFineHold } from '#contract/fines.ts';
import { call } from '#web/browser/api.ts';
import { queryFor, refetchOnVisit } from '#web/browser/queries.ts';
import { HelpLink } from '#web/features/help/help-link.tsx';
import { usePermission } from '#web/features/session/acting.ts';
import { useFormat, useScreenTexts } from '#web/i18n/context.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { lazyComponent } from '#web/ui/lazy-component.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { useDialogs } from '#web/ui/use-dialogs.ts';
import { FineAnswer } from './fine-answer.tsx';
import { FineFacts } from './fine-facts.tsx';
import { FineWithdrawal } from './fine-withdrawal.tsx';
import type { FineTexts } from './texts.en.ts';
import { useFineMutation } from './use-fine-mutation.ts';

/** Loaded on demand, because only owners need the form. */
const FineDialog = lazyComponent(() => import('./fine-dialog.tsx'));

/** Empty if no part of the deposit was agreed to be held. */
export function FinesCard({ booking }: { booking: Booking }) {
	return booking.status === 'COMPLETED' && booking.policySnapshot.fineHold ? <Fines bookingId={booking.id} /> : null;
}

type Held = FineHold & { hold: NonNullable<FineHold['hold']> };

/** Neither charged nor refunded. */
const heldAmountOf = ({ heldJod, chargedJod, releasedJod }: Held['hold']): number =>
	Number(heldJod) - Number(chargedJod) - Number(releasedJod);

function Fines({ bookingId }: { bookingId: string }) {
	const { data } = useQuery({ ...queryFor(getFineHold, { params: { id: bookingId } }), ...refetchOnVisit });
	return data?.hold ? <FinesPanel held={{ ...data, hold: data.hold }} /> : null;
}

function FinesPanel({ held }: { held: Held }) {
	const { fines: t } = useScreenTexts<{ fines: FineTexts }>();
	const format = useFormat();
	const mayManage = usePermission('manage');
	const { hold, fines } = held;
	const stillHeld = heldAmountOf(hold);
	return (
		<div id="fines" className="scroll-mt-20">
			<Panel title={t.title}>
				<p suppressHydrationWarning className="numbers">
					{stillHeld > 0 ? t.held[held.side ?? 'ADMIN'](format.jod(stillHeld), format.date(hold.until, 'moment')) : t.ended}
				</p>
				<Amounts held={held} />
				{fines.length > 0 && (
					<ul className="mt-4 border-line border-t">
						{fines.map((fine) => (
							<li key={fine.id} className="border-line border-b py-4 last:border-0 last:pb-0">
								<FineFacts fine={fine} />
								<FineAnswer fine={fine} />
								{mayManage && <FineWithdrawal fine={fine} />}
							</li>
						))}
					</ul>
				)}
				{held.mayState && mayManage && <OwnerActions held={held} />}
				{held.side && <HelpLink to={held.side === 'OWNER' ? 'fines-after-a-rental' : 'reply-to-a-fine'} className="mt-3" />}
			</Panel>
		</div>
	);
}

function Amounts({ held: { hold, fines } }: { held: Held }) {
	const { amounts: t } = useScreenTexts<{ fines: FineTexts }>().fines;
	const format = useFormat();
	const undecided = fines.some(({ grantedJod }) => grantedJod === null);
	const asked = heldAmountOf(hold) - Number(hold.leftJod);
	const rows: Array<[string, string | number, boolean]> = [
		[t.charged, hold.chargedJod, Number(hold.chargedJod) > 0],
		[t.asked, asked, undecided],
		[t.released, hold.releasedJod, Number(hold.releasedJod) > 0],
		[t.left, hold.leftJod, Number(hold.leftJod) > 0 && Number(hold.leftJod) < heldAmountOf(hold)],
	];
	return (
		<dl className="numbers mt-3 grid gap-1.5 text-sm empty:hidden">
			{rows
				.filter(([, , isShown]) => isShown)
				.map(([label, amount]) => (
					<div key={label} className="flex justify-between gap-4">
						<dt className="text-muted">{label}</dt>
						<dd className="font-medium">{format.jod(amount)}</dd>
					</div>
				))}
		</dl>
	);
}

function OwnerActions({ held }: { held: Held }) {
	const { fines: t } = useScreenTexts<{ fines: FineTexts }>();
	const format = useFormat();
	const dialogs = useDialogs<'STATE' | 'NONE'>();
	const isFurther = held.fines.some(({ status }) => status !== 'WITHDRAWN');
	const end = useFineMutation({ call: () => call(endFineHold, { params: { id: held.bookingId } }), onClose: dialogs.close, ...t.none });
	return (
		<div className="mt-5 grid gap-3">
			<Button variant="primary" size="large" wide {...dialogs.opener('STATE')}>
				{t.state.action}
			</Button>
			<Button wide {...dialogs.opener('NONE')}>
				{isFurther ? t.none.actionFurther : t.none.action}
			</Button>
			{dialogs.dialog('STATE').open && (
				<Suspense>
					<FineDialog bookingId={held.bookingId} hold={held.hold} onClose={dialogs.close} />
				</Suspense>
			)}
			<ConfirmDialog
				{...dialogs.dialog('NONE')}
				title={isFurther ? t.none.titleFurther : t.none.title}
				texts={t.none}
				busy={end.isPending}
				onConfirm={() => end.mutate()}
			>
				<p className="numbers">{t.none.text(format.jod(held.hold.leftJod))}</p>
			</ConfirmDialog>
		</div>
	);
}
