//! Games that the models learn from before any others.

use super::course::{Course, CourseModels};
use crate::engine::codec::letters;
use crate::engine::codec::range::Decoder;
use std::sync::OnceLock;

/// Games in the format of links: setup, number of actions and actions, one after the other, coded
/// by models that start from nothing.
///
/// Half of them were played at random and half by a greedy player. They teach the models which actions usually follow, which
/// makes links a quarter shorter. Later rules never check the games. They are part of the format and frozen.
pub(super) struct Primer {
    /// The number of games.
    games: usize,
    text: &'static str,
    models: OnceLock<CourseModels>,
}

impl Primer {
    /// Returns the primer for a number of players.
    pub(super) fn of(players: usize) -> &'static Primer {
        if players == 1 { &SOLO } else { &TABLE }
    }

    /// Returns the models after the games.
    pub(super) fn models(&self) -> &CourseModels {
        self.models.get_or_init(|| {
            let mut course = Course::blank();
            course.code_games(&mut Decoder::new(&self.bytes()), &vec![None; self.games]);
            course.models
        })
    }

    /// The bytes of the games.
    fn bytes(&self) -> Vec<u8> {
        letters::decode(self.text).unwrap_or_default()
    }
}

/// Solo games.
static SOLO: Primer = Primer {
    games: 10,
    text: "\
        qaKZIBM31WIEbtEidMNQAvlTcmcksz5JjrVDFJn3hzGX3DkU67kxFksUBKkoN8M79uLsK5aRm4nVmEiAn5hWxH3fiI1-\
        WNrks1S_qxCqN5vWT-cYeI0AE_RgkH5upJ6GqhYIw1Y7POJwPJmUji1zCiM4Z5zQhUhCIXZze_X5wfdZysrFx1XnPx7x\
        ypRX4qEe6NDe43v3AIbDHkagR00FDQXDQyy71w1iH4M4qNAfhmVJJqSe9UxCQnSTUcX2zf1kRUzTU0WvHPOy5HliwO9G\
        BVUmd_4NR4_GlME2onUNmFZz_GiflMFibarecF6v5YGMbYu1d1blklNmrtAzVAdaK8vKFyk2ES1ETIuIWbq-SQvfIb3_\
        4vNGqy4hjx0YAO8_pO9CqhtlfHs2oa89RN2Hop2qNPzdFB5mmOvVU76iwWibTFHSxsgnWZkmJRi3zhUHr6uPOlsbE2R3\
        86yjXIxR9i3m1_9PSMQ9VlpcX5sSwejVecvzTIQdFbGnGBB3ebor1iI3FnrTMx163oIcE8LBur4PCVEMkYUF6QdU1Qzu\
        yS2uaYaWwALL-3QS8RjAwkEuNaFfbFlUAfVeE3I2gwQvDZe25-h9YRho2WxPNLr1MTmqugx08jm3g58_sPcBEWK0JVIO\
        PE4HaG3BYBj6KLA0Ys9rz7g2T9kvLTuG1I4DgIvQ4_GtVfgD8N-y0RM95cgGRAXxpMQrFPlcOshD1E7W_exbBDRyOnK_\
        oc7-70WZCiiHJ_zMcvf39obTBn_mfRV3bnOp9iDZI5_H-d4y6U-APdFiUr_jVHkyNApEgEbBrNl2ilDxv9BaE99hjMIx\
        PU8GQO_7kvsGznOxcG0YGYBjbuxE3O2RFOcfu6hqYenou3ln-ZYf0rJ0g3koHuEJez3ip-lHa-cUF9nqyX7zSUvAQ39l\
        cyF_6YoJGXpIAZJ8dJuWaVzBZMBLYsbpBuiYeF3momG2A_qebM0j7W1qh1_eDDiNvgtUngFX8opUngrq5vRwg2pCfI9r\
        cE4SvLKg1ZzLlxawLvX-PWKLLDBgf9_GcqSeTxcvqtqhMPfxYCV9DayZVrU-FAWfZZKTQcvnxYxYwMa_j9zW16MO6cic\
        HVECvw7Gb9BNLuWP7RMcNcqc4klsOn4yv9BGojkAdU15RDRSnAtLhb9a_jckDMM",
    models: OnceLock::new(),
};
/// Games of two players and more.
static TABLE: Primer = Primer {
    games: 6,
    text: "\
        pAH88pVI_XpzQqBDaDu7iiREcv_l9GoMVh1XAuErTrPDLuH8Lip9cc4h_XjAkE2ZGTss2KlL_3gIC8BpCmGG_brOGvh2\
        Fhuhl6CG7-8ZjVE18dis1nWqyYolqGcCHUc5nQsMDvLy6swhxfeMxhNFkl2mGOnbrg4f1rnrzhin1ZqWZxWzHZot2M-c\
        2dx1vJXWSWqwSkykKXqexIKqGwZjA5HRKfAVc_bRxTyHakRWzKTtRPnu8ZdWCJ5Hf9dlBXkgQBy12W9oFv8eiqsHJ8bg\
        3kZYVYdGlStxpyCQY0LFSya5OkVeh-ZZob8Hc2bssI34JU17gZpSmJqeoJSMLSDqsFHG08K6ThBltLOldbtuSdC0tlRa\
        JqtwbriLllGUavnjlV2K72TVMKFl78enbHmGptutTDZaTQguiMJtfvVLmlS4Y96U8ws8DIQJM8moD0kVQZR8Up-G3GpQ\
        wT9yYojXuZbnnwB5CclHn5_k5Tz13QFUMpwxIqU5l7quPACKkqvR-1ewnjUKWlLLrPszy2HT_LSWr9FOrIIi-WYOwAJH\
        rGToMoAfHAffAzBH6vmDSz4GWuPh80HTGjNa1mqtId-qnergMWxmW-_J20KM9Lualg1PiYXgu786tFK6qJbVyIZjMOXC\
        nEuAfFlRxXhBL7AW-cayouI7JbyY_ai4GHnd7WMRbZY_vqdqeTSwWcbS6km36dYlsq3VBWSlShteoOAEjylNBgjZAeia\
        6ogVdr3bwevRhHGqbWD6BPPVsp0-WGJBGCtV2bgKgcbtgtNH5g8mCAV5EMYnVX1gm05f0gxJ8EywJyp5sypYdcrjgS8y\
        s7P2eJBPGnRB2kXlCc_nacVuC3CAeBnX7P24HXYK_u9HZ4BiNX3SN9njhGo4UWFpcfGFFQCDhFbF3CDaVo6MP2vHaa_7\
        qCCG9IYiqlO3zQ16kcBqfcvsvzxAnLNhx6oxDdYnnzwf8fb8AqRROBFHLkz8Xvs5xQj-jFlVdtEn_ZCMtrlUaofN8Sp4\
        id7RHpiwL02507BbIpN06VPC8rajp-k5shzwPqMTcrMCUkRdU5rJnlKk5kP3KMu8giQmMc83YC8dHjv86Kxgh-JMjva0\
        7SYP9F5O67Cwi-VYheTnHYEPppNCeKVE8VuYfpBA3lW2DaHsCdBoRKRPDLPQMEtKZIYQaN2LZKsJI52QX3KoS_eZmbxl\
        MP29pWVpF4aonGWqm4xcbZbe608ZYF1fErOJLSeSi4J4UIUla0kpJT4AiYaW6CFuTiEs1y-gTIa6LlMxfGW0pX0BCLVS\
        YSEaWBf-VhhQeRros7YqEZvueZYt0Bg4gttp5Vy1Be99C_h5CBav4YIqrlxFES0fOn6E5dfHkRyjT2EM7LphoG31HcWg\
        87TqUkOQIIbrVrfDO_d0mOwhDDrnC0cHD5kPuqeMK02B-AHCh2n3Dm5UsYQNW11rAZ3q0yh9PYvJQ_trtjHjvxFEAZKS\
        1K64eA_-j8NOeGPwRMDrebgr-VzuXxXup33XGME61xK307DXvq5Qqza7t0UNYQe-ubzNnfdSPUq1xbHISUIxwuUX8uDh\
        310Y4mqxQOtInzy95FPXvrnO-j4C_zV8h5a84vqx3uxg4ABIJCQ4Q_NEgjyYx0-F6PlGE0vB_f05hXF0uUEPTZx7dOCj\
        C-ToXAHh47C1Rjaq0hFtzv4_zgksOjPZkRtzA5IoswVOMHhRrap7r2E_bgmRpk5Qn6YCcQhZh6-3sMW2u1wWMRdQoEka\
        wAAgKTNeqfs3GQKZlB1CODIFFm8q2cM-1Ej4g2sZkiWq98qCzwyjD2sawFdE_5jIxA9AnDOrBZrbO1RvoDoIkjQlZcQ4\
        Z3HoiN_2JRDisMx-GQcEGfMjgETVaAFQ8ffKxY0DJBl5lP6PqLCponTonBrXldq3d384dDCYj6LUri4-ylhxoxOoR0Uc\
        -Two-NSLoiMXq07H0elmjqtBzxY5Bn272nDW3RzwwwWeeCydiGrx373_wjkWPISjyegGc7ljGLxLyxsZ0Sb16q12KgZj\
        tUBjV2sDFZeQeaHI_wzNFz9bdEyWoY1AovkBOUIBLOoVlo8RtacGApLXXAjizJHIfIOUvGe7NFAJrRYYDyz_Ue7NhOM8\
        hYGDQNRgLNG6lmnfUPkJwIFc4hg8ySMEHexmG5Qe_QQ0Gja7vHCW3fxyvihysk1Qy2u-M3m_kSAnIsBJzyrWJXT94jbL\
        wvkL7NtT-wiG5RfMH_i5ixaxwg1Ull5TMLYkmQz9EkuKsti520frO24NkTRM11AexfotwShc1L_Vtxo8rJliDzT7qsD9\
        ExFIy1mJ35nodL9Y1_91lxGWiPwPI_ub_ZUEsd0XOKWUxPBAp2iG2_jVsmLnOgtDkY9PjgIA0kv2hH7V6XXVYKtYhSRv\
        aEGtuXPhEbEVBVZZSDbZ150Ormex_4VfVN_5HBDlQRuJIkoTHdCs1-mnqkIpIbY2ubKo4WFcGN_j-Gk3fDlsWBrSUjF5\
        Oj1By-MG_8ZlN8WWji3qLPl7sK5f9YNCRs_Q4L4CL9g353oq9ONjZMF0SOgEy3pAmQN8ACosaQ",
    models: OnceLock::new(),
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::codec::range::Encoder;

    /// Reads the games of a primer and writes them again.
    fn rewritten(primer: &Primer) -> Vec<u8> {
        let bytes = primer.bytes();
        let mut decoder = Decoder::new(&bytes);
        let games = Course::blank().code_games(&mut decoder, &vec![None; primer.games]);
        assert!(!decoder.is_overrun() && !decoder.has_rest());
        assert!(games.iter().all(|(_, actions)| actions.len() > 60));
        let games: Vec<_> = games.into_iter().map(Some).collect();
        let mut encoder = Encoder::new();
        Course::blank().code_games(&mut encoder, &games);
        encoder.finish()
    }

    #[test]
    fn primers_are_frozen() {
        for (primer, checksum) in [(&SOLO, 0xAC87_608F), (&TABLE, 0x734F_5A49)] {
            let bytes = rewritten(primer);
            assert_eq!(bytes, primer.bytes());
            assert_eq!(crc32fast::hash(&bytes), checksum);
        }
    }
}
