/** The claim on a trip, as its renter finds it; its owner and admins may look at it here too. */
import { ClaimScreen } from '../claim-screen.tsx';

export default function RenterClaimScreen() {
	return (
		<div className="container-page pt-4 pb-20 md:pt-6">
			<ClaimScreen area="/booking/" />
		</div>
	);
}
