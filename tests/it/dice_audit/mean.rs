//! What a printed mean says about the sum of the rolls.

use asl_core::dice_audit::Kind;
use asl_core::dice_audit::mean::Range;

#[test]
fn a_mean_is_exact_below_a_hundred_rolls() {
    for count in 1..100 {
        for sum in 2 * count..=12 * count {
            let printed = u32::try_from((sum * 200 + count) / (2 * count)).unwrap();
            assert_eq!(Range::of_mean(Kind::Dr, count, printed), Range::exactly(sum));
        }
    }
}

#[test]
fn half_a_hundredth_may_be_printed_either_way() {
    for printed in [712, 713] {
        assert_eq!(Range::of_mean(Kind::Dr, 8, printed), Range::exactly(57));
    }
}
