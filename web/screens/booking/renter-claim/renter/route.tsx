/** The renter's claim in the renter's area. */
import { RenterClaimScreen } from '../renter-claim-screen.tsx';

export default function RentersRenterClaimScreen() {
	return (
		<div className="container-page pt-4 pb-20 md:pt-6">
			<RenterClaimScreen area="/booking/" />
		</div>
	);
}
