/** A claim for either side: lines, actions, and timeline. */

import type { ReactNode } from 'react';
import type { Claim } from '#contract/claim-shapes.ts';
import { Link } from '#web/browser/navigation/link.tsx';
import { Division } from '#web/features/claims/division.tsx';
import { ClaimHead } from '#web/features/claims/head.tsx';
import { ClaimLines } from '#web/features/claims/lines.tsx';
import { ClaimPhotos } from '#web/features/claims/photos.tsx';
import type { ClaimTexts } from '#web/features/claims/texts.en.ts';
import { Timeline } from '#web/features/claims/timeline.tsx';
import { ClaimWords } from '#web/features/claims/words.tsx';
import { DamageOfBooking } from '#web/features/handover/damage/damage-of-booking.tsx';
import { SupportPanel } from '#web/features/support/support-panel.tsx';
import { namedCarOf } from '#web/i18n/car-name.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { ClaimActions } from './actions.tsx';

type ClaimPageProps = {
	claim: Claim;
	back: string;
	/** Form to add lines; only in the owner's shell. */
	addLines?: ((claim: Claim) => ReactNode) | undefined;
};

export function ClaimPage({ claim, back, addLines }: ClaimPageProps) {
	const { format, language } = useLanguage();
	const { claim: t } = useScreenTexts<{ claim: ClaimTexts }>();
	return (
		<>
			<PageHead title={t.titleOf(namedCarOf(claim, language))} />
			<ClaimHead claim={claim} back={{ href: back, label: t.back }} />
			<div className="mt-5 grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-6">
				<div className="grid min-w-0 gap-5 max-lg:contents lg:gap-6">
					<ClaimActions claim={claim} />
					{claim.allowedActions.includes('ADD_LINES') && addLines?.(claim)}
					<ClaimLines claim={claim} />
					{/* On a phone the amounts come before statements and photos. */}
					<div className="grid min-w-0 gap-5 max-lg:order-2 lg:gap-6">
						<ClaimWords claim={claim} />
						{claim.photos.length > 0 && <ClaimPhotos claim={claim} />}
						<DamageOfBooking bookingId={claim.bookingId} />
					</div>
				</div>
				<div className="grid min-w-0 gap-5 max-lg:contents lg:gap-6">
					<div className="max-lg:order-1">
						<Division claim={claim} />
					</div>
					<div className="max-lg:order-3">
						<Timeline claim={claim} />
						{claim.earlier.map(({ id, claimedJod }) => (
							<Link
								key={id}
								href={`${back}/claim?claim=${id}`}
								className="mt-3 inline-flex min-h-11 items-center font-medium text-primary text-sm hover:underline"
							>
								{t.again.earlier(format.jod(claimedJod))}
							</Link>
						))}
					</div>
					<div className="max-lg:order-3">
						<SupportPanel about={{ kind: 'claim', id: claim.id }} />
					</div>
				</div>
			</div>
		</>
	);
}
