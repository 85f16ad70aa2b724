/** The renter's six-digit code in large type, or that it is locked. */
import { KeyRound, ShieldAlert } from 'lucide-react';
import { getHandover, type Handover, renewHandoverCode } from '#contract/handover.ts';
import { call } from '#web/browser/api.ts';
import { queryFor } from '#web/browser/queries.ts';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { Button } from '#web/ui/button.tsx';
import { useErrorText } from '#web/ui/error-text.ts';
import { FieldError } from '#web/ui/field.tsx';
import { useActionMutation } from '#web/ui/use-action-mutation.ts';
import type { HandoverTexts } from '../texts.en.ts';

export function CodeCard({ handover }: { handover: Handover }) {
	const { code: t } = useScreenTexts<HandoverTexts>();
	if (handover.codeLocked) return handover.side === 'RENTER' ? <Locked bookingId={handover.bookingId} /> : null;
	if (!handover.code) return null;
	return (
		<section aria-label={t.title} className="rounded-card border border-line bg-surface p-5 text-center shadow-card md:p-6">
			<h2 className="flex items-center justify-center gap-2 font-semibold">
				<KeyRound aria-hidden className="size-5 text-accent-text" />
				{t.title}
			</h2>
			{/* Read digit by digit and always left to right. */}
			<p data-testid="handover-code" dir="ltr" className="numbers mt-3 flex justify-center gap-1.5 font-semibold text-3xl sm:gap-2">
				{[...handover.code].map((digit, index) => (
					<span key={index} className="grid h-14 w-full max-w-11 place-items-center rounded-control border border-line bg-canvas">
						{digit}
					</span>
				))}
			</p>
			<p className="mx-auto mt-4 max-w-md text-muted text-sm">{t.hint}</p>
		</section>
	);
}

function Locked({ bookingId }: { bookingId: string }) {
	const { code: t } = useScreenTexts<HandoverTexts>();
	const errorText = useErrorText();
	const params = { id: bookingId };
	const renew = useActionMutation({
		call: () => call(renewHandoverCode, { params }),
		failed: null,
		onDone: (handover, _, client) => client.setQueryData(queryFor(getHandover, { params }).queryKey, handover),
	});
	return (
		<section aria-label={t.lockedTitle} className="rounded-card bg-warning-soft p-5 text-center md:p-6">
			<h2 className="flex items-center justify-center gap-2 font-semibold text-warning-text">
				<ShieldAlert aria-hidden className="size-5 shrink-0" />
				{t.lockedTitle}
			</h2>
			<p className="mx-auto mt-2 mb-4 max-w-md text-sm">{t.locked}</p>
			<Button variant="primary" busy={renew.isPending} onClick={() => renew.mutate()}>
				{t.renew}
			</Button>
			{renew.error && <FieldError>{errorText(renew.error)}</FieldError>}
		</section>
	);
}
