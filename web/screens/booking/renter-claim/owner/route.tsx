/** The renter's claim in the owner's area. */
import { RenterClaimScreen } from '../renter-claim-screen.tsx';

export default function OwnersRenterClaimScreen() {
	return (
		<div className="mx-auto max-w-6xl">
			<RenterClaimScreen area="/owner/bookings/" />
		</div>
	);
}
