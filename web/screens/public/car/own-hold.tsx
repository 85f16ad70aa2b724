/** The reader's own unpaid hold of this car, with the link to the payment. For signed-in people only. */
import { Hourglass } from 'lucide-react';
import type { Booking } from '#contract/bookings.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import type { CarTexts } from './texts.en.ts';

const en = { held: (stay: string) => `We’re holding ${stay} for you`, until: (time: string) => `Pay by ${time} to keep these dates.` };

const ar: typeof en = {
	held: (stay) => `لديك حجز مؤقت: ${stay}`,
	until: (time) => `ادفع قبل ${time} لتبقى التواريخ لك.`,
};

const holdTexts = { en, ar };

/** `first`: paying it is the primary action, because it has the selected dates or none are selected. */
type OwnHoldProps = { hold: Booking; first: boolean };

export default function OwnHold({ hold, first }: OwnHoldProps) {
	const { booking: t } = useScreenTexts<CarTexts>();
	const { language, format } = useLanguage();
	const own = holdTexts[language];
	return (
		<div className="mt-4 rounded-control bg-accent-soft p-3" data-testid="own-hold">
			<p className="numbers flex items-start gap-2 font-semibold" suppressHydrationWarning>
				<Hourglass aria-hidden className="mt-1 size-4 shrink-0 text-accent-text" />
				{own.held(format.stay(hold.startAt, hold.endAt))}
			</p>
			{hold.holdExpiresAt && (
				<p className="numbers mt-1 text-sm" suppressHydrationWarning>
					{own.until(format.date(hold.holdExpiresAt, 'time'))}
				</p>
			)}
			<LinkButton
				href={`/booking/${hold.id}/payment`}
				variant={first ? 'primary' : 'secondary'}
				size={first ? 'large' : 'normal'}
				wide
				className="mt-3"
			>
				{t.pay}
			</LinkButton>
		</div>
	);
}
