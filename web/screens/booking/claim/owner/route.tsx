/** The owner's side of a claim: the form to make it while there is time, then where it stands. */
import { ClaimScreen } from '../claim-screen.tsx';
import { ClaimForm } from './claim-form.tsx';

export default function OwnerClaimScreen() {
	return (
		<div className="mx-auto max-w-6xl">
			<ClaimScreen area="/owner/bookings/" form={(state) => <ClaimForm state={state} />} />
		</div>
	);
}
