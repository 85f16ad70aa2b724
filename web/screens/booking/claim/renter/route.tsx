/** A claim in the renter's area; visible to its owner and admins too. */
import { ClaimScreen } from '../claim-screen.tsx';

export default function RenterClaimScreen() {
	return <ClaimScreen />;
}
