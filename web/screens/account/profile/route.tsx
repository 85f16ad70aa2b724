/** The profile: the person, whether they are who they say, and what they booked last. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { User } from '#contract/identity.ts';
import { kycStatus } from '#contract/kyc.ts';
import { freshOnArrival, read } from '../../../queries.ts';
import { useCurrentUser } from '../../../session/current-user.ts';
import { ChoicesPanel } from './choices/choices-panel.tsx';
import { DetailsPanel } from './details-panel.tsx';
import { IdentityPanel } from './identity/identity-panel.tsx';
import { LatestBookings } from './latest-bookings.tsx';
import { PhonePanel } from './phone/phone-panel.tsx';
import { PrivacyPanel } from './privacy/privacy-panel.tsx';
import { SecurityPanel } from './security/security-panel.tsx';
import { useProfileTexts } from './texts.ts';
import { useReturnTo, WayBack } from './way-back.tsx';

export default function ProfileScreen() {
	const user = useCurrentUser();
	// Signed out in the meantime: the page is about to be left.
	if (!user) return <div className="min-h-dvh" aria-busy="true" />;
	return <Profile user={user} />;
}

function Profile({ user }: { user: User }) {
	const t = useProfileTexts();
	const returnTo = useReturnTo(user.id);
	const rents = user.role !== 'SUPER_ADMIN';
	const identity = useQuery({ ...read(kycStatus), ...freshOnArrival, enabled: rents });
	const status = identity.data?.status;
	// What is to be done comes first; decided on arrival, so that nothing jumps once it is done.
	const [identityFirst] = useState(returnTo !== null || !isHandedIn(user.kycStatus));
	const check = rents && <IdentityPanel key="identity" identity={identity} />;
	const details = <DetailsPanel key="details" user={user} />;
	const rest = [
		<PhonePanel key="phone" user={user} />,
		<SecurityPanel key="security" user={user} />,
		<ChoicesPanel key="choices" user={user} />,
		<PrivacyPanel key="privacy" />,
	];
	return (
		<div className="container-page py-8 md:py-10">
			<h1 className="text-2xl md:text-3xl">{t.title}</h1>
			{returnTo && (
				<WayBack userId={user.id} returnTo={returnTo} open={status === 'APPROVED' || status === 'PENDING'} last={status === 'APPROVED'} />
			)}
			<div className="mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[1fr_24rem]">
				<div className="grid min-w-0 gap-6">{identityFirst ? [check, details, ...rest] : [details, check, ...rest]}</div>
				{rents && <LatestBookings />}
			</div>
		</div>
	);
}

/** There is nothing left for the person to do. */
const isHandedIn = (status: User['kycStatus']): boolean => status === 'APPROVED' || status === 'PENDING';
