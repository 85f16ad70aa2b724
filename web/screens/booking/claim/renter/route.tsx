/** A claim in the renter's area; visible to its owner and admins too. */
import { ClaimScreen } from '../claim-screen.tsx';

export default function RenterClaimScreen() {
	return (
		<div className="container-page pt-4 pb-20 md:pt-6">
			<ClaimScreen area="/booking/" />
		</div>
	);
}
