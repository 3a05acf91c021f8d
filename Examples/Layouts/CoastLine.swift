// SPDX-License-Identifier: Apache-2.0
// Made by Scripts/make-coast.py from Natural Earth, public domain.
// swift-format-ignore-file

/// The land of the earth in tiles of 20°, from the north-west, row by row.
///
/// Outlines are separated by spaces. Each point has two letters for its distance from the tile's western edge and two
/// for that from its northern edge: numbers with the base 64, in 200ths of a degree, larger by 0.1°.
enum CoastLine {
  /// The width and height of a tile, in degrees.
  static let tileDegrees = 20
  /// How far land reaches over the edges of a tile, in degrees.
  static let overlap: Double = 0.1
  /// Steps in a degree.
  static let steps = 200
  /// The digits.
  static let letters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_"
  /// The outlines by tile; a tile of the sea is empty.
  static let tiles: [String] = [
    "uyzovK-0uL-K-Ty--xz2-Xzn_8zx_8_8sR_8 0Kxj0Kw05Tw283xB",
    """
    Noy4ObyIO4yuQ2z4PVzQXszGmO-uqm-TtP_800_800y-0Rz201zn0lzy0vzH2FzB04yr2Ty42gyU6sy8BMwQE8xKCNxw\
    CvyCFRxOGpxw
    """,
    """
    TV-RX0-VVB_8Qf_8 cp-0bIzWbsz1fr_8aE_8 lw-slE-lmb-Mmu_8lR_8 \
    -Gtvyuw7vMwJryxPqTxAoIvbiZuelFsklIrxmZrdlpr3ozp2m9nEw7md_8ne_8to \
    _5iWzYidyAhVx1i7tKiFsai2sjharlhf_8en_8iV
    """,
    """
    MzrVRcsLPftTQLteUxsWTWrQVYrVZTssbEvRcPvld_uvcnu6b5q-c1qnbkqMgaqrjvs6n7vvmjxVpdysrDzErIynvy-P\
    xQ-Pxr_89G_895-fHEzsQTzsJryg7tys5PxoE_w96nwU5twF7Ove3UvJ3dud5vtl54tE5PsvB1rHH4qHIRqWIwrEHSsj\
    KOsYKgs0 yzu6vRtbsLs7txrDwrsKzJs9zbrX-YrdzIqj_8qn_8vI w3pxxnpazCq2xzox-soz-7og-qoV_8oa_8ql \
    4tnZ85ncEjpu3asR1rtd00tt00nW3NoB g9pHkCp3mcp_k8rjf6ps obj-pSkhnMl6lZkkmrjv eHiQfDj4fwiefRiEg\
    rhujDiFjij0hnkweTlRZEk_Nin1Kbm-HvmESLkVJ-k-JXkOKljvJ1jrIYkSHTkLHgkwDglI7qkM8ujmFWj49BjBF-iPA\
    liCCAhTGehXDMh9FygXITggJdhRN8hSSHjUYRjdYtj0V-iIXMhkUcgrZEfWaNfmZsgFbRhLadhtchi5b-ij \
    7Mhk88hr5YjO2DjH -5lAzJkc-NkRyYk7_8jX_8lA s4jKu7iTwuiqxniiu-hpvzhLu8hBvEgg-miG_8iF_8j4 \
    y2gbzcg9_8gJ_8hL rKiKp2iQoNiHoyhzn3hksIh7uYiGqhid nCh1mRgFo5f_rLgk C1fGCtfx9igQ8zhC6bgp78fZ5\
    efn46gT4dgx3Thd1eh318hi1pi50biW00iZ00ez3Ad_ABduAddm9adVBhdFETdxBoeXDQf8 J-fsGTfbJQfHKgfd \
    jncmmveGkXeOhzce U-cXVDc_OndtLhdILJcPRpbYWmbbT2cR xicft5cLuqc8 KGcPIBciFsbwI9bd \
    RwadLHanUIZTXeaPWUat vVYSxbYuxIZK-nZY_8Zh_8cR-zcTxTbDsIagmjavlDaCpga8oGZrqIZXnlZOojY_nsYklXZ\
    Il_YdjOYLj-XhpFXcrjX-sjZ0
    """,
    """
    B6-ABuzEDCz6DByfB6yIBRwyCewPEBwfEhwADEvvHLueM6wfMZxUMGyAQh-GOK-5Nk-VPP-iOK_8CV_8 9ipN7lpu8rq\
    F5Era7jrM9RsB9IscB8sOBLtDAKtaAztxARuRAvv57uvk60ve5Zv258vH5ywK4vwi2xwZ00uy00rd02rd00rc00qm0tq\
    n00qe00oz0Moz00oq00oa0KoV2ypA8_op Acrd9PrT9fqzApr8 6On_7eo65kok29of GvmKAzl0DsjYHljLKeknKVmA\
     Bgj9CyjTA9k29ejk 7qiY6wiq8Qj58fju6yjv7bkp6Mka6jl06Cl500lA00jg2rj000j500iB0GiG1IiC03hf1mhd00\
    hB00gF3ogd3Ng94Mfv7AgS82hW G9bb9kcR7ebY9tbM6Qap5baL6Oa45WZU8WZNGDacEwb7 \
    0HZY1ea30oaS16at3Sbr0TcT00cJ00ZX 00VV00VU3PVE4AW23dWR lsxPm8vkiMudkCtrnSuOlitcmNtPj-tBjBs9kO\
    rbnXs5jnr7qApUvppHzzsAw-tcywtAxutwyguFxyuMxxus_8u1_8-uvg-Xwu_8wL_8vx-_v0_8sg_8q--oim-jh4-NgW\
    zkgrzNc8-2ZAzBXHxWeWxgWXwNVVukWdu4W0toW9t6ZdqBdUp4ksowlNpCi4qTf-sBh3t8hOuul7wbgExgjBxE \
    U7p5QjqjR7qrOysDIQsDKXt0IduaFLuVFAt0E4rpDzpHGwpMFXoiG1oCKwnmU8oc _1rt-FqlyPqPy8pM_8pN_8rv KX\
    ggRVfyTtgXR9gfXph8RBhOXqijWhjRYzjnZpj8iEjzhsjeoYieu5ic_8jh_8kizel5_8lH_8lUzklV-MlrzymWummrrg\
    mZr7lnpqlWqOlxpomVm_mkaVmna4mYamlta9lkWymbTrmPSZm5SqlmQsmIPSlrP5kpO6kNP6j8OliZLwgzF5hFCigZDw\
    gFA0ffBafbASf2DyelJgfDLaf- HWi6I9ikGkioGSiD WRfhWRgVTrfn V2d5WXduVHeISTdwRtdSSOcx \
    CtdRBzc-ERcULocuKadT z1dzvedJwqdpuPe1_8eI_8h7yghXxjhPyDgwxngcswfptrgdohgfndfznTgzk7h5gfgFfyg\
    vdQgFdOgtabgpaHffa7gmWwgYX8fVa5ekfYeNcqdbbncVfjcFjMdWmpdopYdasjbsp0dHledOkIdCjUc2ndbHlUb4lta\
    AjNbUhObaiKaldEbHdQaXfYZPlBY-qcZQvMYnn2YjmYYUpfYXkMWdgmW3g9VBgWUmpBUsvYWZzLWp-RWcxgWXrVUZ_8T\
    j_8dw xhTXrpTmtuTAklTyg9TckRSUqYR-imSLckTXXtSjgbSLlORZWlSMVeS3Y2RgWbRQXNRFd5QpUdRCTgR6W8QTQJ\
    QTbdP1l3PNg9OelXNwsbP5tZP2sFOjsvOZ_8Pb_8T0 tAO5vaNiuDNMyINVx8M_xgMu_8N2_8PW XzT-Y4Ula8VAbDVB\
    ZpUNcrUQc_U_c4VGf1Vve1Wuh1Wji3XCjAWol4Xpf5Ynd1Zjc4ZUcPYbbiYjb1Zkbta9ZWZ_ZxacZGbFVTZxXAbIU8ao\
    TYasUZbFRAbEMgaOPla7LNZwKDZULiZPIYYnRWXXFdXoDfXOHqWPDGWbAPV9H3VQIFUzEhV9BbUbEEURCMTrD3TKJITq\
    ELSyF6SSLTS2IMRYIuRMOgRhTZTj
    """,
    """
    0hu100tZ00tX0stB3Stk3QuR4luy3tuG4OtU85u05htS5GsoA1sKFktZD3vTFUuNIFuSI5v3FJvUGuvbFzx0HYvgJVvI\
    JzvSITwRJzvsLewpLKw0MWvaQSw5RtwqNLyETTxYTCyMPgzURbzGR6-QSWz0VJyEaHywaizBaJzXVO-hZO-BYg-uZV_0\
    bSzrcHzydn_87n_87H-45h-63Fyx2Bza42-G39_300-s00uC CYrq1usD0Xrt00r700pN6NpQAuql \
    1Ojo1skO00kt00jb 3IiV1GiR2uho3hhf aMNHlVMWpuMrpRN5rBNZqhNwvXNox3OGu1PBZgRXluQvW-UNTLTuUlUrP9\
    VBTqVMRLVsS6W2REWKHrVzH0W5LaWrENXPA0X6E3XyHaX-HQYX4mYTC1YhHjZZGKa7BXaEFLaoCwbr6Xb_6LdK51do00\
    dx00TmA7St4LScA3R62qS414Sy00T600PW27Pn00PP00N04ENC00MW00MT0hMO8CMZCoNfEBNQ9JMAHnM9NGN4KqMNP6\
    LtSeMWR7M8VgLrglMR 1veL2mf96afQ5hgI00hD00eG PFdzNndlP2dVR5dj qYg-k2hgeihTfzi9fViAarhoXBgqbTg\
    2VwfVWXe-TffWRzejbPdmgse4hFdLfVcpXcdVTqcjVDcKRccPMmbDNraKQQZtidY9kIXLlsVanmVGfRVLeLUimjSSrGS\
    pqjSBrTRpwLS1xORDx3Q7zUPa_8Pd_8iS
    """,
    """
    Gc--I3_0GU-PHwzrLH-BOH_8GX_8 KXxaJCxIKNwn U0_1UZ-lOX-eJ1zWHQyeMqyUTSzbRRy-Rfy9Q1xgSOxiLrwjQ0\
    vZKqvuLlvBL9vEJgtfKAtRJItaKmuvJ0veJBwGGwwZE5vzDsvYEzuEGStTE8u0DzteF1tTE4t9GBsoGmrrDsrQF2qRCV\
    piDKp4C7nw8-nxC1mh4pk55ojd4zj200iM00Pc2aPhAvRJ2cPOHMOEK6OpKTQPM4PkM7OKSnPfX0PaSUNuVTNsm2Q0mg\
    PomLO_naOAnJNsjTM_wYM-gaMMrQLNwmLuzjLA_8LN_8_8U8_8 C9sKFvs6EJso l-O4ldP3fkOEdsNSjwNW
    """,
    """
    hOzPgBz5bjzDd1xzg8y5iexZjsxyk7yf PDMFkpLimsMbw4NTr4OJVxP9kkPKnPQGrePEweP6xIPXxFQHw7R4rEShr4T\
    8_8Qf_8VH-MVY-cWH_8WJ_8YqxHZmxra5vQcky7c6_8cX_8d4yid0-6do_8ds_8fMzJfCshfyuzgHwAhE_8hh_8hs-yi\
    5_8iB_8kUzJkDvgl7trkqvXlJxlkzyLlpxamHy8mLzXlH-tlH_8lR_8nVxIn-ujnZvKmpudmZufn6tXnRtznhtXo7u9o\
    Mzhooyrp_tVqcnqp3mDpajaoolupmhuqfe6q5gOqgdCr0dsrEnvqAuTriuLtKtitVtfuCo6t0mMrKg0sLlnrmm8s_kZt\
    LmYtGuivNt4wVtGwwtewMvMwCw3zBtNzOtDy8sQzTqQzQoQyomaw_iRvwehvliZwCj6wtfqxsaaxjbuyCYUzRgUzbc--\
    kdl-ses-CjYzjtx-UsB_800_800LH65MC6nLi4EL2MFKKijLO
    """,
    """
    1UQS8HRCCSQ1IKPvR7QyHgSTIMSsHVTBASTnD1UEBIUo26Um00VU00Qp 06WH2LWP29Xc3UY800Y-00V_ \
    1wci2Xd700d300cR 5Be85XfC4hfh00fI00dq 0lhi0Si51siq2Cjf1pke00kO00hd 0NlH2Zmd2cnF00na00lH \
    4bj-6ajx8Ul54UlC3qkb 4Hg44lhy3Bgk3BgG 6tcF7icW6jcy5ucs 32c02Tal3faV3qbT 4WWS30W26dVP8SVm \
    2IPb1YP43FPA4APv
    """,
    """
    Z4aNXKY_cBb5 yv_8x2_8y7-3zc-m tYXVvpWpx7XNwiXu_8YE_8ZqzpZwyAaexhbavyblvIdJtPdirxeorfg0qWgGjD\
    eDi3dMrZcSrBc8iMcYh4bkr-aXpkaFqnZlmVaLl_Z-mPZQkEZajQaIk4aXfQb4ZrYsd5YrbmYdbmXnZMYIXiWKh7W0hq\
    WKdZWwf_WvhxXeiCWtkgWJpPYnnlWaodVZtbW1uRWV wrWKvNVoxFVTuJV7ynVDzNV3yGUY-2Utz_U4_8UH_8WL
    """,
    """
    2G_54p-n5t_82F_8 4Z-58jzfAp-tAu-3E8yeDfyFEuxiIMy9Fx-8Gc-PKfxzLNy9KvzYNvyJMxxtOVxSQYxnP0yiQAy\
    kPx-2Rwy7VnydYazlWP-RRm-NUK-vUQ_86B_8 BPyvBhzFAYzv9jzj 6ZynB4yH9wyz7wzE \
    A3bsFecb94e57vdz8jdD3EdW5Vc312aK6ja17Wb6B6bM 2EYN2jYW1uYm4gZW00Zt00YB \
    9kU5AhUFA3U_DmUSLmV4MqVtHyXRCgY58lXg9HXQ0kXA00X000Wl2nWM00WL00UA7UVQ7zUc HnxGJXxaIKxrGxxb \
    RzYoUdY_O-ZA
    """,
    """
    e8x8cawhefwZfZx1ezxg mTssmqtum8unplxNtPyYrvy-p8ybq4yzphz3hCyHg9y5iZxJgEwegEw2bewDa4vHaXuMdmt\
    eehsUdYsAg6rjfYr7g4qlkbqEpgqqosrw a2VqVsVeYVVH VDUsWaV2VUVOUIV9 oPUWrrUbrPVMnTVF \
    f-UKhcUkcVUl RsUTRRUeSOV3QXVHL5UeSkTzTDT0VzShavTQ ixUGhUU5hhThjRU0 KGU9FfTgNaSvQjT3RTTbOPTB \
    iDSskKS5tdT6nRTb nRRsmfRUthQhwLR8u8RIudRf w3z_xszO_8-i_8_8xX_8 zpmQySm9xqmpwFmmwWndtroHtpp2s\
    Roqt9pOrLqJlDq1j0qMhLp3k5oSmGn0olmnn0mMpulLnkkptLk8umj7xKiX_8i7_8ly ykVpxSVdzPVC-YVb \
    w4U7yVUVtyVFsUV4rUU6 ycTnzxSz_8S-_8U0 s6SPukS4xUS- uTQHuIQCu_PsypQ4
    """,
    """
    Lz-nMy-UN5yWLGyGLjxVL4xSQAvZTgrbaGrjeMsQdduXbPwHe1xpe0zPdIzzdO_8Ly_8 j9z0fDwJh2v3lAu7lOsskXs\
    2mMs5n5smnWtfm3uimnvfm4wMnVwttIxAvaxwxlxsw6xdvFwtphv-oQusr2uTtAv4v9utuduIskuEw5tLz0tO_8u0_8_\
    8h3_8 1j_800_800-S tutcr2tbtGscvhs_ xKsEwZrwyDr9zOrizGsK k4rtiOrOjMr2l4rG Z8pyafqvVKrBVZqK \
    4ZkD1BlA1ulV00mA00iC3Ghs44hCEHguNtewQrf9SGfsPrhB pnWhtIX8qMX9oYWl 00Ty00Sz7IT56pTf3cUG \
    FKRrHJSgAtTO8CT0 BMQb6vQK93QCC8QQ
    """,
    """
    5WvTA1vSARvc9dwI7bwu75yy7Gzb8Qy29ky19oz08i-89y-X9xzzB_z7AAxNBNvZ6ttl2vt22NsM2yrc1fqk29pgLtoh\
    MIotIRq4IWqRLBr7IoqEN-owJ4nLMwnBIQmJJilnLnm4Ngl9M0k-MDkgiZiCeWi8fmhmn0hfoZhqnFiQqCi6ptiQwehJ\
    -6h-zOii-MiI-Hhfx5ga_8ge_8_800_800tq KzlDMblOLzlkK6lO 6ejb7Gk66WkR56k8 mOhAqFhFpGhi \
    o-e-m2eumWenp-eJ xHVR-fW2_0WH-8WkzqXhxqXn-cYqtBZFkYYRimXSfAX9l9VHtHV2ueVVtIWH \
    dhVbhTVtdCWbYwVe rpTfslUZr_UqjrVBhgVYaLUSfnT6dhT8f9SUliRcniRauATB VoRnaTS0ZPSFVVS5 \
    ybbi-uam_8aV_8bZ
    """,
    """
    5Kgi3EgL3mft39fG8UdMDPcgJGdkDSeeNYfBKNgUOSgSPufmZ3fpc7gabfgudmgteKhgdthvfphIgjiQhgiXgTjRdHiZ\
    hDjoejl9V4nKU-noPypHN2pWGPs9Kar0OYqvYIpAUXoyWOoHaQoEZQoQcHpEf3obgFpQfRq0gUqNgRrIfMr-fwsXh1sb\
    fds3hjqNgYptiGpdv-pcxVpyv_p_vwqh-2rW_8rZ_8_800_800gd aHnDc5mcg9n4eGo1 d3g3dugUdUggbrgB \
    GPZGH1ZzF8am00bc00aw0Oam1dZT3JZM2_Z03cYJ5IXcA0Xm7sZDB3YJ
    """,
    """
    8Frq8wrl8DrPACrbBeqrAjq6A_pTEWp6Hqq3JtpkKpqPMIplOWpySmr6RCrnTEsNQesvTKtCTktbTLuIOTtHSAvLT6ur\
    TuvORzvdUqxKXxxqYmyVaSy0dtuph6wLkHwVocvmuOxHu5w_vZwhuKwVvJvr-nwAztvWzzuxyquk_8u3_8_800_800rX\
     yFu3y8tY_8t9_8t- t_vsuSw6tgwNrsvz oiohmPnXoRo2 \
    zqlJy0mHuslrrIkBsMk6sIistfiqt0iMtPi6x7hS_8ii_8la osjJoAjwmcj-nOiZ
    """,
    """
    0HwA00v-00uE0wt-00t_00tE3isl2Mrx2sroJttCDMtmEIu1LgtfJRulJou8IKttIJumG9upFwvLGYvXJJvAN0tYU0u3\
    VduvSDvTXgwHVuw_aWwpc7xdb4xmdQyDn_xPwmxv-YzF-L_800_800w9 2Pq200q600q31Wpx3jol6MobAnpgBEqh \
    3UoK1voa0enl3ing Y8kjXOlSSclwJYkaKmjOLZk2QgjvS6kU \
    3PiB4zhfH4jYCul398kM8mjo9Wiz7Yj26rj87CjzA6lI83lm6XlE1Alh00lS00iW2CjB3Gis Swg0Qag2RaflTjfe
    """,
    "X5-UdU_8X8_8 TC_8PI_8QS-n -qxjx3yGwYxZ-qw0",
    """
    6juq7hv76pvn62ut 9qvpAeudBTv8 J0tYH_uKF1uWIGtkHptf awpucRpxaFrJYTrt \
    h6pGcQqRfmpDeko_eqoWhMoXgMpG mUn3lVmdmqlVoxl2rBmE jMVrhcWJdbUxhVULiwUb \
    x8j-wFj_x4jVw5jGuLkmtNl2sckRsTlDr4k_qPliqakqvXiNx1i0y0i5xhiRyJirzwihz8i3zuh5_8ga_8ii _4ZGzhY\
    YwaZku7ZpvRZLvhYMueYFv6WstGUhuiTPsRUksoVcpKWCk5TulpSonKTAnATkq8TDodSvpdSlp6SYkrSflcS6kLRbjRS\
    8iVRPiZQnhbQligQHhqPxjHPki_P0kbNrlyNnlhNWmUN6lrNNlqMSn7M6mhLon2LXqYM3thKYxOKSyOJexkIIwAHjxwH\
    Gy9GjxIGBvKGXs3HvqpH2q_HlpDHElGHfhdHFfAFThbF3bYDugqCNjECQigBwmuA-pAAvpSB1ofB1p1BAoDC9pHCZxbC\
    ExKBnv6BgshA1tS9tvsBOyoBf-7BEy7AkvwA-v1AevS9epo9Nnx7pfd5Sgu5FhQ3pnO3fpn2wrc14tb00_800_8ZF \
    ZbLEWbMLTxL0QqLAPuKjQRJx 6H5F6P5l7D5W5P4pEt7aFD8JEn8bGQ8cG89PGgANGBAtHVB8HrBlIpBLItC6JnBTIMA\
    sJ3AOIp9tHM9QLi9ULB9rLOACLb9jNi9sMA9VPz9wU5BqThC2WQCeTuDFTVE0R2DTSHEERwEOMtDqObEXOMF5NGFAOfF\
    oL_GRO8HkMVHRLjICL1HzLBHOJwHxHIGqEaGXDHFwCXEU9XE15IEP3eCj4FCn4xBa3sCF2_Bf2RCJ1JCF0-D82MEL0KF\
    l0K3V3r4D4u4l4H4j
    """,
    """
    Ofd9MOdONCdtLLeFJveoKBf4J9ffJje-IJeVI0fCGsdpIjcwK2d_JhcDKgcgLXcTLibwMgc9MYcYN-cNNpcl \
    MQbrL0bZNDaQPPas f4UgcEW6cYVleaUR mO0OqE00qz00wQ1P_81i_8V-zWWUwQVtwQVCvcVgntVXlWUXmATUkQUOiO\
    U4j5TYgITIgsT2g4SngCSHhBS5bsScccRma5S_b1TTZqU2bxU3aUVcXTVFWqWIWTVqSfXwPUXtSJWIR2WgPnWGRDUjRS\
    TFUCSNYTSrVPRwXgQvWlQxQbSWNeUlM7UfNGVbLYW3LvWUK9WhIWYDKuYqKqZTIAatIJbKFxbnBTdqAsew5Hgj4sh55j\
    hT55hr4khV1OjF12ia00iv00gr3ifK4Tfb4Weq5ae08GdN7Xcq7obg95bD83aW9nZXAIYH9GZ45-Zv4_ZA5FYi6KYn5F\
    YQ42Yn46aS3caZ1MY-0aZG00Yz0000j500
    """,
    """
    2u1r6-39F84RD93hE93ND636FW1-Hf1yHo1KJS1sIX2fT900Wz00S-1QPW1nKu3xN741Nf3rN03iN43CP-26SF22SY2o\
    VC1CZ00RYC0yZ916bg00ef00iw2Gkg26k71Olw0MlE0Fm100mf00n313nx1Imq27nG2Jpo2ErN0wvO0y_825_8_8or_8\
    o_-Yoi-Ho6_8ml_8m8-yl1zWldyrley6l0zDjjzHjWyojCzNhnzGghy-iNydgTyigvyDgTxXemy6ckxEdevofwvVduvV\
    cswCcIvbcTt-datTfruOeLt8f6sKewrxelsXcLtobWvEaiu4c0sta-tRbfrkahr_aBr0YApnZ9pFY_pic2qbZjpjZRp7\
    aAomYqoqWxqgUXpBVRnvWlncVJnmUEn0WyjlWDjSVQl1Vdk4VHj1VViQV7j9VTkGTvl-SwloSIkiTEkCS2iCSLhoP_iT\
    PVjTOyjQOgirPphaQkhROmgmMlenKleQKAcyLrdBKXcLLbcCJycJI-bcJTaCIQb5GfaPEpXOEOY4Fgb3D8aaChZGDNZ0\
    CMYYC7ZR9kYb9WZ5CeaPAxb34zYB0yW_1rWW1sVj2ZWo2mW83UW526VY00WA001g \
    kk_8fe_8fF-_eo_8eZ_8eA-OcF-Qc7zRdRzZdVy_bezGalyVc4y8jXzm S5tuR8tqOps7OtrSNdr1Q5qrQTriPQrq \
    Z0sTY9rZYbqaa6reaEsyZitgZQsE OlpJOzomOvoDQMnuPTqUOFqsM-qUN_qPMWphL_ntOWo5OnopNXpL \
    KukYKskFNPlYMpm6 QrkNRklVRBlXQcl7 L7jSLKjeKAkMKDjW \
    OnjiNkjLNMjjPPkYPGm3LqkAMKjzM5jMK4ilLCiZLIi0Jri4KYhdKRh0LZh4Lvho \
    Q4khPpjvQVicRjiESZj6SPk0RskZQzk1 O8gWP7hJOviFNGhq IUhrIpgfHtfpIDfCJug2JGhT MygUMMgJMhfbNSg5 \
    LAfULigXKJgdK4faJ8ewL-f1MHg3 GyhPG0gSGJfyEwfWFIepEXeADQewDNe4EYdHFldfH5fi \
    I7bjJMdrHLemHZdSGBajGybKIKbNJdd0 G5bnG2cPEucYG0chGAdSEBctDodeD6dZB2bwBqb8CNbWDVa-E1bs
    """,
    """
    8_3jEa3eJB5KGh5kEb6uFX78Nl7aVL6bWk7PYa7YZA8OZv7qbs8vbs9PaH9Qe8Bacd9qeTA4by78cS6Tgl5yis4kd05Y\
    cf61Za5far4ghZ3ij33-k15Hmp6Npz6Dta7P_87G_8_800_8001z v34ltc4SuX3_vK49 z33N-G3lzh4Iyv47 x_0wx\
    Z1Mtr0qse1kq51MrI1-r42pu61wvE2uv13Nrn3_kt3il83Che2yg024da3SXE4TM854KT4AK12rBD279N0x9509AX00x\
    U00
    """,
    """
    5I7B4N6h4c6L8H7n9G7D5z6p4Y5R7D5M764v9n5nBU5cAa6SCw5oBg86CO8sDi8jDW97Ef9DEe9fBV9YDUAvCj9vEi9s\
    F88tDw7PEW6WGl6MKo4eKB4bJY3SIt47HC43Ip33IH2TKG29Js2lKs2HKY1yIE21Cx0xBb00Nq00PP0CMY1MUA1zRj2Z\
    U43qTn55Ux5nWd3PXq2fb73jcP5Val5gar6kdq99gK8CiD6Mj24Ulc49kt3xle3Dj_2kjd0pse1ItP1SsD1vts2gwi30\
    ui3pwW3wwq4Xsr5Btu67uY5zuN6own89wV96saA-ppBglh9cksA2mKA0oyC4mqCGjJB2fsBBfxBiiCCSdXEubwEsWMD1\
    R7C-VpDWYnEsexFcbVIVZGJ6Y4IjYIJAVSIeW1JDV2J8VXJhUpKCOGJkK1IdKSJVOrK2NtKTPqK0SYKpTMLFTOL_R2Mp\
    OCMmPXNUNcNdMwO8NgOoLZOBMVOfKOPWLEQ3JLQyHUThGiU0GcXsG5YUIBZbI2avIhZXLeZZNzdyMqfCTkeFZFfXdSi0\
    j5jKkWk6k3kyl0kJockDtLk-tulntFnZu8outgrMvqtDv6ttwFtxy-vdzRwUyAxJ-Vwp_8xF_8_800_8007H \
    Dc3mF63_Ay581h3L4_2U4t1f6S215e1I6w0mBu2N DZ1iD92MCr1-DS1VEm1tEP2M y0rLyYsFuSrIwfql \
    z_Pu-5Or_3O5_8O7_8QE pGOqocNvqHMVuiMRuDNIrEOi \
    uQH3vbIPuxJ1yEIo-0JixZKmtOJ_t7JJqVIdmLLEjzLqioK0ePKLfAJOhIIfgvHJifDMkSDTktD_kSEMlZFAmmEW \
    lOComSD-k-DfkfCw nyDYmtCYqjDj vg01xy1Avx0Vtf0rq-0Iim0Dhn00_800_80O gI5ggr6wfO7Af66C \
    yL1I_81F_81Q-g1T-z1p
    """,
    """
    2MyR19x72Ovk3lx44Iw93WvH5Atm38pP3ToK1EmE7HkIASi5B7gyB1eOA2ca4zZi7KXW7RWb8cWu8BWZ8oVW7tVI8HV7\
    7aUF87Tt7ETa7sT260T085Qj6WPs69OS8YNXDrOYDUOmEuOMH5OzJ_NrNBOxMwPqOdPsPCQKOfQdQSQXPnR4R7RyUiSE\
    VcSvX7SKXRSxWMU3WbVLTXVVWPVqWuWbWaXeXdXlX2Z6WFYrV5ZSZeY_aeZVb6aJajbJYac8aXbgbmaJcAavbdbOcbaZ\
    cqbsdAb9gyZMi4aUhxZGj_YWj0Y1jwXjjjXEl4XUjxX0jrWHl6WIkgVslnUYmmUkn0V2lwVYnRVNndWOo9W7p6X5oVXW\
    q9Y5oQYXqgYUqaZ7rrZkpnaosjaLqebnt3bLuic6ugd2t1dQuqdeufeAwfewwYfyt1favOgRumglwNgyvThMwZhPwIi5\
    zmil-Ejiyvl0_8kM_8p3zbpP-Wpxzoqd_8q9_8zrvR-VsLzugX-Af8-rex_800_800wq \
    1viT13ih1lhg0IiM20gO20hQ2cgC3lh42kiS2mhX 00Q200OW0ZO52ZOY1MQR 5nLS4vKt6zKk83LM6mLr \
    Ei8ZA88y8l7VAg5nDF5XFd5yFg7j VO0BWq00Z300Yg0OZV0WaK00c_00eL15bm12Xw1sdq1zfz2efZ2zc02gYa38cc3\
    KcB47Xi3vfr5Ber5ZfU5vfB6NhQ5igR72iG6MiV6pjc6gjy7bjv6ylH6Rlj6cl87EmK74oo7xo589oI8dmU8jrK8zpGA\
    GuB9ZwmAouBApvvBXu_BrsrBZtJBrsvC7ucCjsdCntODLsWDyq0DHq8DkpQDuqPE1qJFEpZGAnFFQnUEimbFbjyDZmxB\
    ridCrj9CBhtCPe_Atd_B2eFBscBBNeNCjdsD2aOC2ZUCCb9CabFDEcFDXc1EBdADxeaEadvEtfvGXg5FyhPGqiGGJjsG\
    pkLH6jYHVkzHjjOI9kgI-mCI-lqJLn2J_maK4mjLNmFLRkcJpk-LNmEMSkhMPksNNhNLtgnM7g1LNfvL-c9JvchKtZ8J\
    sbOLgi8OghfP0huPbhHPka9OXWpMwUrMxS7MCSdLqQuLpPMKvRGKOOQJwOnJPNmJdKnHqLMHFJMHGItHlGyGUGCGhGvH\
    XDjHRA9IK7EHx61H86PF_8aFL8hEXDMFFEYGSErFwDSF0KUERHnCJOe8vLJ5TJe5RJY4OIi4OJ64sHm4mGE3_Gl3jG53\
    aGr3JGP3FA_4OB53QDw2nBC1rC51O9Q1TA8117s0p7U00W900 390Z000M00003m00 GK5UEi4xF34QF_4Y \
    4j2I5s2V3v3j2B3h AV2BAk2M91308W2b9624 5y186g1S3w1x boUdahUnbYTkcOUA mEQblfRLjsQQ \
    UBN1UkNWTBNTS1Ma Km6cKx7DHa7BGk6W
    """,
    """
    14kE24kf0qln2eka48li6ilb8RmU5Dnc4boA00pC00kY \
    6on_5Snr5-nc8Pnp9Ho-83pY8gp-BNp3DGqNDRsZBpstDdt5CotLDnu89nwG4-wn0hzr00zw00qN \
    DEx_AY-oAT_87E_89bxgBCwSEXvyCkwg CG-TCK_0EN-tDw_8BP_8 guTWfcT8hRSd Rw1rRM0nS90ZTS0o \
    Jr2eIV2BK81_Jd1mGC1DGc0UI30WGl00MJ00PB0xPe1Z -HED_8EX_8FK-1FoxQFrxpGMynGD-GHayOIOvuI8yuIgz6J\
    xxYKbwUM0u1LYvjMIusN1reN4u5NYtaOruEPnslQDtZQKsLTBrJTxoZTjqnUMr3VOqSVooTVVpOW0odW9n1VpndUjmPV\
    Xk0Uxk2UPlHU9lzTVk0UBhxTfheT9iURmfLT1bGTAcYSSadSRaURtYyRbXoQcXWPgZEP4WlPKWzObUaNrUeN4WDM3UMM\
    mQ-KCQkJ3UmIPQEIRRkHKTRGyVYHhVCGtTzGhSaFKTKGaRmH6RfGiPZIOOWFTNeEwSADXNcEWLaE5LtCvK-CgRlA4M5C\
    CKHCLKuAoO7A4K39lJR9HJi8ONk7KTf82Rw7XSY7BOF75Jv7-Lk5wQb6PRw5NOi5uK_5fM44gS14iT446Rg4GSB32Uf2\
    wSD2oT31NUU0zU00XUZ0FOX08Nv00_800_8E8
    """,
    """
    -CKTzHK3zXJhxNJGsYJcsOIpt-IywFHuuPI5vsH7uFHPt7GboFGNuwFovJFPs-FLv3EZmrEJonEGo1DXqZDcorDIppDC\
    p1Cmq5ClpaCUq1CGtCD6tBCcrcC9t3B_r5BmroBSwRClwXDeveDhxIF7yJDzzPEA-ACW_8Cy_8KZ c-0Edl0MeK00ts0\
    0rI0zol19p81cnP1dnP24kc2ekw2xgZ4TTK5oTg6CSW6OOJ5DOp6cLs7eH5BTFMC2DFBSD-CO7LE56aDk8qBt65Bd7MC\
    068D74yCo5xDk00EC0000dg00 1eEu00Fb00EI
    """,
    """
    FbCRGuCmGVDZKGEKJhErKKFrIxGmHtGlH6Hn4XKx00KV00Cg1wDY2FCb3xCF68Df5fCL7-Cx9DCBBJCDB8BRC2BBEFC6\
    HDBf nLq9oAqVn9r1mbqe h_rhgdtVh3tpf3tobev7aYuwaYvUXnw8W5wBWuvYVCvqWquzUOu-VsuBUTtxWItoVttJWk\
    stZNsSVrsoYwqpVIq9VDpkWSpZVupBWuoxVrolW1o1VPnWa7naZtnFbPmKZRmCazklctkPculId-k3f4kSeOl1hgkXiz\
    lniSmKjYmOjhmyj6mcjJnTh6oI n2nllto5mkn9n9n5 nvd8u_d2vGdTt0g5qUgxsThHqKh-o-hnrIiEsih_vfjQw-m7\
    -Zny-BoG_8pU_8pXz-p9ympB_8qB_8rc-zrl_8rk_8yQwPy1uTyxrSybqByspK-4njzbkq-ij9-bnkx6r1x3tDvOqXwU\
    n7vOlWvlkOuynstZoOsuo0rjmBs3nUq_r8qerFq7riqVsEqUrFprrsnnqxnwpcmZrLlLlmlhlUmAkflFmDjelciTmViG\
    lqhakUiRkxhTjwi5jTj-iwk9jdiijIhvkcfijAgQhfftiwfPiWfFjSeDijdmjOdFitcsjIcCkjcCjvbck8b4lAa_l9a3\
    rHZrqoaqoMbyoncO gYj1hgiIhvj1h7jJh8im iqgYimg_h5h9hWg3 i7epfidah7cshfdzj1eK \
    ehcPfPc3ehbGhOaIgLbXgqbi qUYIsCYrr_Z1qxYy wbVswoV5veUmwXUXvzTzwmTgxYUB evP1eQORg6OcfYPP
    """,
    """
    4j-Y5sxvB1wTDXwVB6w0DhwECrvrDPvoCfvACvuoELtcFEreHcqcLdq4MpqaMNqHMrpPOApHPMpIPyq6QNpZQtqDRGoj\
    T5onUHpaUvpjTQomSOoZS9nWRLnPSJmeRSlsRFjuPkjKPrgBRQgXS6fnT3fuTFewSoepRkfpQAfjRGecTpePVSd8XUcf\
    WTg8YTghXxhKWahPW9iVVHiZVfiqUIjfUYkNTtl4VemDVAmsYln8YFoIZyoVddmtf2n2gMnuhDnrhwoyjvpSjqothroi\
    hYnxjHoZurljwymBvxl_xBnAyzn7-OmL-llS_8lL_8_82s_8 wTLevZMDw1MXuCMbuhNSskNktRObsdPlsvQJs3QBrsQ\
    fsETOuRTkxFVVxcWLuTXawWXhvTYMrOZno_ZrrDaHqMaTqMdOpQfsnnhhkWhajKi9ilibj8jYidjzebjwetisdIhAeKh\
    Fdtgiebg8d8fFa2amZUagZ9YkZvYVYBY7XRWJW8YgUBYLUVYoPrbNLMbcKpbRL8a_HnZuHsYfJOZ6KDYiIkYOKNW_GVY\
    BGiWxJlW8IEV_KAUTKtUSKjV5MBT-JZUVGPWiGbVII6VBGrUxGNUBH-TQGJTbF-SKLWS0MKSbMKSAO5RoNHRWNbR5MlR\
    xGHRsFzR5H0QxFkQEFkPiJ7P_LMPkGnPXGPOqLENsJVO3KBNQN-NcOMNVNuNEPdN2LNN4N-LuRHMhPqLiRJL8QSKeR7K\
    KXyKmXrKFZsJhZFJOa8J3VlKbUDJ_XLHmahGXZdGjaEG1cKFOdQFeehEucFF4d-D8f3CzeHCWiBBufKC6fcAqhyALg-9\
    _iQ9KmV94jS8sl47vn38cnM84l-7qm97JkW7bka7An86km76ToM5spI6ypY6Ioz5btB5Fpx4vuu2zvO1-xG2TwV1wzr0\
    xzi27-i0t_80k_8K9 1AqP1Rqy0Trl3dra5VsD5IuC2gvQ36vw1fwF4lwZ4bxD0zyR00yM00pw ZWlMb5mCa7mMYqlX \
    V8jbWTjIXbjIY8kCXXl2VTkZ gHm8hFnLg5nZfWmk kTkHldkxlMlBkDku \
    c6kcb-lnbOlvalkdZbkZYeiyagiDbGj0bPiAdThpdcj3cVjlcqkT rqdypghJpcgI \
    v1fCvTehu_dDxZc8xxcLx7clxQdi -CVKzoUr-UUJ_8UZ_8Uy \
    py4boF5Kiu5-mV4fmj3JoD2Woh2nnk3No64Hna4qpf3y jF4MlK3SmR47lu4f ry3Nqs3Et11bub1tuK2b \
    x11eum1awh10xg00z300zc0G
    """,
    """
    0FlS2Skt3pjH2BlG42lP3Yg55kdA8JchBkf2E1eADmcVEUajC6aiBIZmBqZNB2YyBFY5HYWiO_XPPWWGQNWXSvVaW3Vt\
    UiUzRLUPQxTTKlUHKsTdIKUk9mW9AKVW9QUw81VU8PUO4pTj4aSZ5LQc4FPM4XOT3nNN5UM459LZ7aLE7LKq8EKABaIy\
    EaGaGsGOH7FwH2ESExDsEoDGA0Df7qDG7NE44kEz5FFZ3uGY54Hd2jJU00KM00160C0t1L0V1O1X0f2O2e1q1_1I2G0b\
    4p0H6V0r5D00AB00Ap0NAr00SS00UK0PUd17Vs1CWK0maP1Hbq0wbn0Te-1Cc61Td01ygN26fO3Eh52Unu2s_86h_8Bu\
    wdCcjbB6fQABek9RbV9Cg_BRg4BokEC-kVDYjLEjlJHisqJfumIouRI4s1Hoq8Gcp_G8r5FQ-4HH_8Gz_8_800_800m1\
     -CEs-FE4_8Dl_8Fh 6Zc27AbL6Cb068aH98ZuAjaQ 8cYR9kZD8GZg6lYt 00VC00UK18Um
    """,
    """
    3L7T3t8t4a9242AF0fBu00B-006W 1jGe00F800D-7EBCARBXBlC2BOCRD9CoEMAkEA9uC88vDT5nAl4TIk54LE72Hc7\
    KFe8PIjA2KcAKOF9nOx7tRx7aRh6vbp4ud35Ue553cv4ghS3Tjc3UhS3lh-3xhK4bhs5Dfm5lkm5ymW4orr4rxt3Rys4\
    Gy05Bzz5U-b56-V4N_84L_8_800_800H8 QC3KQK2cRI25T91sWP2tUP3uRP4H xZ0fwj00-f00_80C_81F
    """,
    """
    0556004U004N1s4I3F3V0s1c3A0pDQ1nQv5USu3cR13ZPL1yO91dMP1HLt1jLz0HMs00dL00dd3Ygo54fO60f97JbL9g\
    Zr9qaOAhXrBCWnAyXkAVSVAMT3B0VWBac2C1d7B4hQ9jiJ8PkU7JkP6LjI5Gju4Elb3upm3WsC56r_7Gts7wxS7stI7M\
    tX5-uZ5mtU3loK2jkd3AhN2qhk28gm0xhg00_800_8_800_80059 V5BITwAbVpAf 0018000009001q0h0_1I
    """,
    "9y019y00_800_8_800_800009u00",
    "00_80000_800_8_8",
    """
    wef3tchem1lNm0m2nsmVqpmOqaoxrxourunmtXnRsWo0u3oVsFpluQpZwEoSvMppv-pnwep7wlnK-BnX_8o6_8_800_8\
    0000_800_8cw svlbsBlstFkbvDl5tWmH
    """,
    """
    -J0__818_8PpzQQCyIPYrjQLi_W5iYX2l6XIliY6i6YTg4Y1eOYxcqYcZjZ5Z4YRceX_ZoWyX5X9XfWzUTWISfWkT5XA\
    RpX2RfXXSLXYRbXuKlXHJEYAHhXP8OXy2oat1jcP00dD0000-P00 \
    _3nk-Lo_-vr2zXqiwvrkw2rMwUrrw7tNuvvAqgxomzkaoHfvq-e2rNdVqwcWvRbo_8Y6_8ni -ASb_8Qr_8ST \
    4dqX40rP2yrA4Fry3stD4zu03Fvm1yyK2H-a26_800_800nj \
    AIulCFzxCq_873_87Dw_5ivP5Wtj66qE7vqA8ipL8goQ7dnS8ln19dnu9SozAcr1 nKzaodyQng-Cm6-elpz_
    """,
    """
    3A1Z3Z384W3l2_4u5D3l572GAK1DLe1uOt1AQH2cTQ3CUM47XG3_Yh31XO1dW41VX90nX500XK00fp0to40fxE2F-q3V\
    -qFlwCHBr4FipOFps9GOoWG4joGxoVGFpQGtomHFsgGfspHhtcI7ujIOvIHxwkJawsK7w1KPykLcyWMAzUMvy4OKrXMv\
    ryNagvQDfMRBeVQ-egRUd3SGXUUDWgVhT9TjMvUJJxW1JVVeKAU3GDVGFpW3ETVODBVuC1VUArWGAZXl70aR6Sbb7ocj\
    8db-APcU8yeB95fYAVfwAlhL9Cht8YhM9qgS8ggY6rho5jjf6vl-5Pmj2lme0Znk00oh00YW6oU7BwSjBRSNCrRNCDR0\
    DTOQHBNnE8N7AkNc9mPgAWQG9zQg7pQO2jTD0tTa1WSN00SY00Rz1IPf00Py0011 dNregJrwelsE IIkHJxkEL5m9 \
    ElZ3B2a7C4YfERX_ 5O1c4Y2I533Y4v3m3t363j2B Td0hTp0sTD1aSB1gOg0rQS0H
    """,
    "",
    "",
    """
    ypmWymkquzh2vBfQtLeIt0dFtBcSuMdStbbpw3bftLbNsycNrSbsrkbDpGY_orWHnDUQo6R0meMnnsK2oMC8qmCLo5By\
    ogAmnzA7op9pnu9rm65Os868sX6yrI7-r18bsv6qsT7osm8nr-8fri8orM9Gsd9FtT8Ytq6Yt16AtI5fsW5Bt14_st4C\
    qr2-qk2erc2Xrq2Cqb2Nqt1Kpo2DoU1noL19ov1dpe1Koj19o_02oy00_800_8n7 nu0zm80Slo00oY00 \
    lk1oon34qU5Iob5Nkq4Clg3Mln2nlR3Pjg3fic3AjB2tiE2giH2CgS2DgO1chf1MfF0Veb0ieE00kB00
    """,
    "M0yoM3x8G9uuHM-mHm_8Dh_8CeyJAmvxAuv29VtV8FqX6KpC5Ip74_oH00mz0000_800_8_8NR_8",
    """
    _0sVyrs-zLtFz0thyJtAyftvxLuywGxJw5yKwq_8pM_8pH_3nM-dn7_7n1_8jf_8j5-SjJzxir-JgfzahhzZhHzHeKzm\
    eyz2e4zmbp-6cUzwboyfbPzhY_zXWs-JUtzeUH-OUh-dWP-IW9-pWk_7XS-hXY_8Jb_8Ja-uJX_800_80000_800_8sP
    """,
    """
    f80Ldo2May2rWb5ySO59WH6GVb7ORcALOhB4MGCAKjDeI5EIJ9EtGsFxKSEdLiCoO-B6ReATTy9bZH5RgC33jZ2dmY37\
    nf3rmj3ynX4skO6WiJ5-ft6WiY6sjJ7clC73m77RkC9Olk9WlVA2meC4obCJo9CmsEDwujDEwcE9wqEawGEpxcF2pZGx\
    pYHaoKH3nRHMnTI1jiKahhJfhTIdiUHIhoHVmwEvnvFto1FHqIEplbErnLDLmLC_luDyiRFFhkEzh_EegiFfeZFQe_GU\
    bfHtaQHUa9IGZII0ZRHIX_J7V0JpS-MlTfNNSJOITGOcUFQ5VaPtUqP2VEP4VePSVkQLTXQnTOQDRwQwR-Q7REPzQpRG\
    MRRZJ7TEJUSHJARgJJSjIFTwJAUKIqWEItVbGBYuGHYFEJXAEeWEFTV-FjVdEVWGE9XDFqaVD1eUDubzDIbwDGaiB_aT\
    B_ZyCnZtBmZcCIZ9BoY-CPYSC5Y6DDX6B2XsBbagAka9BmbZ9iaR8zaY9eZO9cZ28jabB_c9BIcq9ubX9MbJB6csBtdA\
    B_drBPe5ASdNBxenBae-AseG8wdwAkePBIfHCqfDEHieC_g0DOhjCMhCB4i1AXhMAZiCCciACZj2DHiCDaiZCHk59ajZ\
    BDkMAOlE9Ukj9nl7AVlOBPlEBSlh8nmR8Qm28Wmh6ooW6jno6Xoc3ypB2rqh2lqB2br10WsV00sc0000fp00 \
    LbTXI-TaKPSiOTRzNWSiPdSG uVBWsxCBt4Cqs3CvrOCdrWBrpgCAn3AgoL9Wo2APodBE rA11vX30rK2lmp0h \
    zMC_yXCzzuBs_8CI_8D1yjE6wIDjwQCIy6ALzY9hzHB-xNC_y7CtxWDl
    """,
    """
    0lCK0sCx00DJ00C4 AY0IAG1XCC00CG00CK0WEN0NCO1WDE1MCZ22Et2HFE1sEr3CHW1pHg2QKG2SKP30Ia46J_4XIj5\
    LM64bLn5KJU6WKC6XJV7FK67gMd6DLg86Mu7INH7-L-AiKMAqKL9FIXA4JY8KIU70HY8RHb7_GP8VEz9_DUA7D49fGd7\
    dEp7eE98FCR87DF7sDG78AP7x5X7Q2e7j2O6n5Y4y2w4q3y4F4L4i5J3B6c3U6e2k5v2F7E1w6p1G7f00Ap00
    """,
    "kecKkccZivcZilc6",
    """
    Wd-UWfzQVzyaWAwNXduJXxsoaDqgfGoQiJiljziIktjkmMkZqDkYrYjxrykourkv_8i4_8_8W6_8 zpX4-BYV_8ZD_8Z\
    fzCaryHcYyac-vidluEffnBfqkggljFh_hyhUgtg5hPfDgrfUfNe4cLexYiesZHdcZ4aRZkaVZKaCY1aQXwZnYeZVZMY\
    SYHZVXCZKZhTDZ2Q3Z3O_ZgOTZINKYbNTYxMqXzMHY8LfcmJpemKTiZKBmhKvpZKaucL7wBKRxTGwwxG_xSEIyFEmygF\
    fz6FyyMEUx5DjxcDexFBsvFBDuIA7u68_vN91s_8ktE8Es77lnM77mC6SnI62mX5gna5dm45Rm44uqk3ysQ4vwX4Xv11\
    Jwu1KxG2E-J2X_82J_8VV
    """,
    """
    4FgSC8fHFCfHGtg2KbehL-fCNYemP2fPUcduV2eXWBeJWsfoYYemZ5fLX6hHZ4kSVnngWXpAXppIXrprYapVZLqgciru\
    frrjlltMnPwNu2xwxVzwzYzX-tyK_8xU_8_800_800iM -bv8_8u1_8wj -MVRyyUhzWP_wbNxrbM9tjMgr9K-oHKaln\
    IYmgIEl8HBklFijoF0j3EuheGTgZEShPD_gwDYchEZcXFCdTG2ccGpd3INgjKQi6NAjmOZlkPXorPfo0QsuRTXw0Uuvf\
    W8u9UirEU8pyWMrpXWr_YiqFZKq1aYoVc0nDbjo-YunNVcl2UqkTTUj8TijWTIiDT2hFRjfERhahOQZ8O6ZENfXBMIWA\
    JERjHmPLJTN0K1JRL-C_KLAWLb9rMiAfOQAAOqAUPV6rRZ3ZSG2ZS_36TK2BTf00WE002T1d220k1s0v1F4j024k00_8\
    00_8Wg 0yZS00a100Yl 88XC7kWnAKViA9WEB8WWABXf CPViCNVNDXVUDlW4 \
    UDYBSdXySLYpRBYpQeY3R2W4Q1SjR6SwTARfUNSPUzU0UTUk T1RFRsQcR5OCTRN5TlM8UBOq \
    m7evlZfwkVfsdBcOe7bFhQbunBa-lxcVlfd-
    """,
    """
    0NyK0mx505v80itu5Rrf9-seAbtvFaudGfw1LUwESgyEYzvpbUw0cFwebUwCb6wnc8xPccwndjxUhnx8jbvsnEnYoGmd\
    nkh6oufZoUfEmRgHkHfXh7hWeJhzZSfWXbfNWzhEUchbT9h3SMfrNufxQ4esN1f1NteRMQcuMwbuJ-azKSZqLBanMfaQ\
    LTZcMFZ3LCXoLuW-JRXFJeVcLOUKSTUMRoTvV6TCSpSeSwRmZVS6cnQAg8PGlDP7m8QAoUQJpbRbqmRJvmShz1S7_8SU\
    _8_8dM_8dJ_3dH_800_800yf -RKjwpIAqIFUrGF2qaEor1Eds7F6tTEnuNCqw6CYtrArw8AlvyAHyY9ZyJ8snnAtlrC\
    IlFCVm4BylwBSkkCElHDmmeEzq7EjpZFlmhFehoHsgMHLghFedQEhh1C_gpCXdJCZbIBybsBUaRB5cyBLdeAvbzAqbe9\
    mb491bRAoaTAPY3B6WGDFUQDiUjEtUCGRScGiSlG1SEG3R4KePlKzO-M-NjNsPHPBPyQjSdRkSJSQNmSXJjVLJtUbLYT\
    dJPTgIdSxGHSTEJScC5TECPUGDVUYDvV6B-UYCfVhB1UlBfVp9NUK9STk8YU18QVTAkY9ABYOACXu9SXl9vYa8MZ7AVZ\
    mCvbOCucqBGbj9pcCBEdaACdv8rdGACgg8pfb7wgb6qes6Efn5Hei5adl3rcA61ao9SbyAAbH7uaS4xaq4UaJ41al2kZ\
    53qYc2mYg1GXh00Vh0000_800_8L3 IEk6IQkpK4kDJbl8FKlPF2kwBSkHB_j9 1Qb825aL2mbY \
    Dhb8EgbREVbuCyac9IZ6AhYbD8Zk emmXdEm2cmkxeakeemj-gsk5jpj8hukIiElE PchtOXiMORhYQ2gj \
    JZatJ4bKIba1Jaa8 JQYSJxY4IbY4KAXVKuYMKYYn
    """,
    """
    19Sa4lR75rPQ4mN000Km0000_800_8_8WP_8Vo-CUB-kSSzFRw-jPH-oPP_800_800SN TtT4WjUiUAUzTbXcSzYcSKY\
    SS2abSicsV-dhYTfYb4g9i7fQhgYsh9Y2fRXtfhWogrW_gTVsewVcf3WHe7UKenSKhgTYjFTPj4SzkDSrkHSEiNQqhIO\
    wesPPeURqdIPhdhMyZdLfZeKiYAITWNHpWsH7aPHQYkGCZ_EqfaEweFE9fNCEf3A1dL9kcGAEZG9MTXBCTDBwRTCZRcD\
    9OBE7NfDqNIFGLKHgN9IlNfKTODJRNfM5
    """,
    "35_800_80000_800_8_835_83n-Q y3qly7qwy3qm -Zy1-ay2-by2 wpuwweuhwquw",
    "00_80000_800_8_8 03y104y205y2",
    """
    ywWMxdY7tvYHtBZgtVaVudbFxWbhx-cmxZdwybeW-4eT_8dL_8ibz2kGyDlg_8nC_8ui-xun_8um_8_800_80000_800\
    _8VN
    """,
    """
    wP9XtbDOnxHvmjJbi6MNfSN9cnMZcoLDbfLvbtLKbBLPZCNNXoNHXsOJWJOlUpQEUgSvN-WGNRY2QMZiTmemTjhwUCiE\
    T7keQwkuQjlcORlLORm4NTllNDmtMlmdMzlzLtmyLRmkKknLJvmDKxllKOllJ-kjLRiUKcfvJafgKbexLofVM7f8L3cW\
    KEcCJRcdIMbtH4chFwc2GbbaE-bQG9a5HhZhGUZJH4X3FFWKEqWnDwVY9CWq3zZY3nYy5aYM60XV4JXV4HW_7PU063SX\
    3_Sm1qUs00Vf0000_800_85I 17cq2gcL5SdW8fdh7efU6Nf42sg537gh2Ygn2Khg0vhS1Di700j500e0 \
    19nT32rP2_sW4WtF67v95avU1yuF0Run2Zud5Wwi6Cxz2uzj1kzc0x-41tzt2J-P4Gzt6f_800_800mt \
    KuqiJbqULFpkL-q3 bVqfbqrqamt7ZlwRYwwLZ0wvXjxfX_vVXJvxXQx8W1wQWavqWBuIXaseXHr-WKquW7rwWesOVls\
    AUssoUarGVYrwUMqNV5qSXpoYZFpZatpZaNqb \
    ieqhh5prfrqKeYsDdNrjd7q6bxqOdrpIelo1gQoPgrnZiJnCk4ndkOou -alW-HkH_5jW-oj6zkjwzpkkzBkGyDkYxNm\
    Mwym8xPl7wqkpvAmTremVsJlvr2m1qrl2p_mCq_nJpMnnnNpxlcoJlWnQmVmPkOlxfOnOcpnJcHoqb0oAYSoPYjn5Zpn\
    1ejjcllitmDjZo1jJodiooXhjqWfmqzdmsTdKr8easDfjwIdkyybN-CZ4_1Wl-pW1-0Vq-sUm-bTi_8TK_8l1 \
    w7c7vHcMvMbaw9ar -INw_8ND_8PY
    """,
    """
    2H040h5F005s00002G00 6GYM5WYn4vaZ3oam3Ebf3Seb27hM33ix04lW00lF00k30bjW0Ij600jK00YC0XWl0JW100V\
    y00VC0MUm05Ti1CSx1XRk2IRr2gS-3qSq4DRp2qS036Qy4tRB4vTg6CVN GOK7H0LFIZK_HXLfCkMaARPK66NW3POG1q\
    Na1LOP3wPx2OPv0oR70MQq0gPb00OM00Nk1gML1YLF4dLK5qHZ5YEi6WERC4IgF3JIH6I3 HhK7HOJUJQHWKsHiHnJZ \
    LtHpP5ElPkF8RvERRoExOGG1 UcDyTrE5VSCmXJCA \
    Du2uEz3sF34aC-2gA12q8J7OAOALBDAUBWBiB2CkAaB48OAe6pD562BQ786X694E701g7500CX00
    """,
    "",
    "",
    "DMUjFKVbGZX3D_YpDCYUCgWMDOVX BSTeAnSNCsTD 6ERS5jQd6hQG7jRU 20Pj0-PC1eOd2WO_",
    "",
    """
    yAeKuqbyq4apocZElOXkjiVfj6UNkOTmjcT2kTS4kYQwjAPMikNNf9JScZHcdJHydMHYb-H9ayFibgFlZNEGYcESZ3Df\
    Y5E5XVDhXNCjYLC1XrB9WLAdVl9SU48hTw6_S46hOq3OOd2cN300_800_8fG HM0GMc5FN177OI83PlAiQGB0PzA4QgA\
    cRYDUTRGMTWI0URImUlH_XOKiX9LiVZMXURKJP5GSP6E9O9C9M8A_Lj9tKKAaFz7PI86zI87HIs7bIF6nIw5FG92MDr1\
    5DS00HJ00 P5HPOPGcOqF3 OS4ANj3wN_2pOh3R
    """,
    """
    ww0zzB53zP6uyC4C-gAI-RDLzJFExMFWxHE-xuF7wZDMvTCtuiBIv6AhuSB6uX9qtgA6sL88tJ6_sT6hsF7Urx73sY3o\
    pH0ZnM07n70dkC1Kj800wg00 Uh07VF00WI00W90JWk0dXS0BXb0uWS1WYf2pXX3WXJ2rV41nVP2PUv37UO2XTE32RY2\
    YR-2SRg1hPf0rOW1jLf10Jd1BJa0OJQ1IGi2FHR1kGe1kGU15Ft1GGI2IF53ZC552Co4cAq4MBW599D679T6d8M758o7\
    c8K8g7I8G8B8z8LBJ9GCk7cHs70NN7JO_8jQh8QRb8VQh7LPF97TLDOZTFOZeHebJNyZjPPZbPbaAQnaPRbZtR5Z2TGX\
    cU2VlU8TLU_S4bQQXeAR3dlQkeYQWfVR8fNSpcoWjddWtcuXcdOXocRajbiaJbkZCakaibZb7arg5Z1iQZxipZziEbQj\
    0cmiMfFiqgzili7h_lHi6nWidp3jxoPjao1jyp4kWpukWpRk2qIkSqylDq9llqsnGpvp8pstIpbsLosv0pQviokwmqNz\
    rrZ_8m5_8kT-4lM_8jG_8jF_8iYzwj7yriMy0itxQcsrld7rJdurcdQqLcPqCblqwZhqaaEqtU4oeRHoMJLhvHvhBJ4i\
    0GGgnFuhCGahQBEjA7LiB4CgP00f40000UV00 \
    _8MW_8PpzJOxxbP5x7OUwpO-v2OfuKO6vUNnv4NEsGNAqGOdoeOooEPVlZPnnJP5nCO8nyNOqeMIuGLc \
    rUPVsLPgsqQgraR4quQVrRQh
    """,
    """
    EG-BDk-NFAyNGRxMI2xjHTy7HqyRIdwiLDwnQbtDRetXS1uRPTvwQbynP8_8E8_8 Qvz9Q-xpVHw4WBwDW9vcUzvlUhu\
    xVZu0WkwCZEwMaaxCbOzHhJysiY-0ko-cpAzFnOyruyyWrjzAsRzwsG-fss-CtN_8Rz_8 \
    A9bv93cj7IcD5Zak6zaC9-acBkbMCAc5 0uMZ2bO24ROB7jPz89Pk9FQR8ZQX8vQx9OQcA7RQDhS6E5STDhTLGJTYIbV\
    2FbVu7TW19NUI8-TZ6DTC52SH4IQb2LQd00PW00MR 7IJr6aIO7nIP7vJu 5DH65pH163FK7PHX6RIB \
    CKFaAOEdAcEBCRFWCIH2BuGb 86AB6l9_819_9VBA8xD98RCl8yB4 3VAg6qAg6pAl4UBF ofxBovxioLy4n4xm \
    hfb-eWbxe7ahemaCiSaRjEae VjWcWOXmX-XsWlYKZhY_aia8Zhb9XraSSMazR4czP8b6Kbb3JRbiHeabIMZlMsaTO9a\
    1MoYUN7XKKzWeKyWBMbVoPrWXQiVv LTRzMARWLhSWK8SfKNS3 EzK6GRMcFFLh vgyaxyyCxg-Put-cw8z- \
    xxlzyDmzxVmtx1lg w4hMw6gawRgcx9hH
    """,
    "",
    "q3lAptlTo_kzp6kA",
    """
    CR4nAm6Z9_5W K2_2Hl-2HDyRGJxoFwyJFnxGFGxcEjx1Ecw8FjvqEOvGFiugD0vFD4umBouQC3trANt5BRsgAQscAUq\
    7BXqcEdp-BSqLARodAuoCAMoJ9AmK81lz9FlSB2ivCkcAC9YhBDXaBtX5BRXDCAUsA5SB9OSv9wPeBiNTDUJjCuK6D8J\
    ZGFGqHnC1KPAXMM6rQj5cU33FWb00_800_8_8K2_8 Ef64Ek6zDk7FDi6N JI5nI16PHY6GJX4G Jl3xJW3sKl2jKi3R
    """,
    "00_80000_800_8_8",
    """
    z-UMyZSXxgPixuNUw1J-t9IAs0GWrwF2lm6Tk16Nl71jim7Jfk4odJ0Zcy1Udu3ggf6uhyAolpHbnfJGmnJmnOMNr2PH\
    sGS6s3VCswZGwNbbzHjY-9kp-Pjk_8kj_8_800_80000_800_8V4
    """,
    """
    xrEftxDvsVDUrZAKqc9Ioi9Fk5BEh9AZdJ7naY6_V_00_800_8Ev Rw0DPH0IPn1gOT2DPU2LRp7RW2AlVcAiWFBsVqC\
    yY5GcXxEiYjCuZWCLaPD8acFnZYHBa0HQZgI0abI0bLJ2cCJAdsIbhSIsiYIYjJICkPGYpdBkpVFuqKHcs8JJw_Kbz2N\
    G-HNk-HONw3UJvEUFv6Tku8UpthWat-YfqvZTpXbsmicJlPeqiIexdegccZhYcVj9TYmKRQoAPIoALYp_H_qOG4s1Ccs\
    fBEsOAQqdAapH9VlO8ekT94kB92gg7Vdb5Wbo2iWL00Uh0000R_00 0zl93_mO5WoN7Lpc7qqn9zr_AptRAluV8Gw7AC\
    vxDizMFnzTIVyDKryVNTx9Vww2Y2udZVv6YozRZwzVYUznYK_800_800ju fxsvgdsLjgsriUtS 0TiT1ajO0FjI \
    na9spC9soBAem7Aq waUXxLTSxYTzwaUw
    """,
    """
    -_kz_8lu_8pQ_0pZ_8pf_8sjztwj-Mx5-Kzpyh-1y4_8pQ_8pP_4nTwal1spjGmng0geeZZpezYeeLYSeMXmevXreIXZ\
    dwW6edTTdlR0fIQ6dXQHe0PQdSPPdZOqeMObcPOUchP2bxPtcdQobtRzYnTGX5SySMOQScNzTJORW7NXX6LwUXMyRtM1\
    QdKQRlJYQ3KLPrJXNzJSMkGjLHGOLGFFKQE9JUEPKBENKYEZEuFND0EhBEFI4kFe1wEb1aE-00Es00003h00320h2z0m\
    3h00_800_8ka
    """,
    """
    -tqL-ou2yDzqyK_8wU_8wn-EwL-jw1yjxJvSwZvOwNqyvCoOuwpDuemHt-letHi0tjgIsdgRs4efq-diqjfspggVowfg\
    pLghnbhYmQixmHhmllidl1iekthVk8iNkHgUini1jwdAiDXphsZ0gVXYhXXyhyXgi4XKgsWHh9VsfkVMfMW0f9UOeQV0\
    e7Tpe5UfcoT6b_RvbPOEaCMZYXNTXdM7XTKMXJKuWQKnXQLNWxM-XVOCWIPsVoPhWEOrVKOzVXNtUEQ3TzOTTZQCScP1\
    ScQPS0Q7RfQdRKOyR9QOPiQTPxOuP8O9PqOyPAPtLmRjM7TOLQUbJlVvGkWKGWWrHKWlD9av7ief7OgK4Lh13Oiq2LiP\
    1Fi-0Vkz1Hpx0ppD0WpZ1OqK00uh0000_800_8qF eVqKf8ple0w5dVuz YAOqXBP7XiOJX9MjXgMn
    """,
    """
    _5AkzYAN-SBnz9Cfy8CSykC-zeCpzeEkyGEYybFExeFIxQGAwZGTwdH8urH7u5HbulIJscKMrAKBpoMNmmN4lpMnklNP\
    k6MzjpNgivNeiwOPhnO5i7NkgaLuf-MUggOdfQP5fEOgepPddfQ1cyPOcnQ8bfPoabQiYlQsXLRnWsROW3SdXATyWfUf\
    VOUfUXSjVMQyU4QHU9QmSiR4SmQcRkQURBPeQuQTOkQvNURZMjScLDSSLRTHKiUgJ1VmHuYpKeb_KEcdOph4PQh2Ruk0\
    TPonTrsiTVsET8sZTGujSPwfN0zaMDymM1zaLLz9KzzNLRzvKXzuLX-TL1_8Kn_8JV-8KG_8Ix_8IY-qIj_8Fy_8G2-d\
    Dez8BXz6Byy2BMxFABxzA5wG8Rtx5jsQ38sX3Lq62Dpg0NqL0Iu200ug0000_800_8Ag \
    yPzLzRwjzrzGx0_5w__8wU_8 W-ZUUab3RWa9RPXlTRVtXQVfXiV9YlWf _4lg-7hH_8hq_8lk
    """,
    """
    6r0k511x6E1U6U1w6K315h2f4s325a3b4x4a5M5g3v5Z2g6Y2E8Q0bAk00Ab00005T00 58sa4Btu1OqA3Bpu4qqs \
    0bLv0kK93aFr5JF56MG14hLf3HNl2yPZ Dt-KEd-lEf_8CW_8 9F-Z9fy3BIxxAF_88F_8 I9-cI3_8I0_8HV-SI1zS \
    CywrCrzaBm_8Au_8Av-x GozsGP-EFwzgG1-jFG-IFHyOEDxxDsw1ErwkFkwX 8-yF6RzR6vvh6Tuv9NwKACw1 \
    IFxYG3weFxvJEDu5DlsoGiswHdt-HPvI BBtvACupARslCYu2CzvM 6Zpl6yqJ6bqp5_q7 E5pKDNpoCypNDXo4 72ct\
    8CeZ6_hV5JiH4ikN6IoG7EoY7Cns8XnK9VnkA0p6Aio8COoyBQpRC9r6DHrLD0spCSsQCgrjAgrJADq48Roc82oh8Sqr\
    5uoW4XpQ2yoh2Jox2Fnk3GmJ29la2Amp1imv0alg00j500hV0qhw1Yha1Scy2CaE3mZv6Qax7PaO \
    OFCXOUBTQ7A4QIAaOvBS Uh56Tb6ASz5o
    """,
    "",
    "",
    "",
    "",
    "",
    "",
    """
    uK3fvG3buv30v_3_xV41_827_84zzO5v-o88yB90xV6uws7lvQ68sS5arq6MqZ4Vp-4NqY5JpZ54p92-mW1gm50el800\
    q-00 -rqkx8o8y4nBwfkAwpj4yKhE-xfS_8ey_8rA \
    _3dY-pcxzxe1xwcgySbdy0YyzPXPzyXWzKWk-hV5-YT7_8Sw_8d4 lZ0ukz1ajF0eiu00kq00 -Me-zzex-Nd__6e5 \
    TwXOUkX5UzXeUXX- QvYGS4XKQbVaRKVBT4XwSlYWRIYl
    """,
    """
    1f1a361n763EAN6o9y4nCl2JDy22ED00PW00Oz0vQW3IRi2ySH1FRd00kR00ko06l500sI00sG09sR00t100ta0_uL0P\
    vP1Uvs0fyM2Kxd2zwx4ivm4jwl5I-J4f_85B_8_869_84CwV0Lqk00qV00fk0RfS1Ade0qc10ZdY0Jcx00dI00VI0BV5\
    02T73mRp3uR13NQV45Po4nQ14kOD6NNk79N59TJL8tJP8qIu8aJF84IP8pGq81EH8wDW8ECH8YB15G6O685N7K696G51\
    5K4_5I5T3b3f243R164j005J002S
    """,
    """
    427P558h4TBc5HAA6dAN8-CG98EI9oCrD8DmDMCyHzD6IvDQIbEqJZDWMWEdOQG8OJGgP8GrPJH-PsH5QPIuQlI6RmIn\
    TLOvU8PsVjQOVuRxTDUtRZVrPOZsNFaQPUaXSnYWTQb4UJbtXja-WjdtY2bZZcaEaNadakaCaQZ9bTXte6XbjmZpkAax\
    kza9mIb1meb_lzcfmGc_mzcMn8czmUddm3fbmyenncdIn_dNnjeMqGc_wCeh-xeW_8ee_8_800_8004n \
    PWa7QlXcRfXGRyXfQ_ZM YwaCX7aIWBbATiauTCZSTnZ1T5YPTZWRUoVxabWV VyUdWXUvVrVfUWVR UBVcTdVPUPTk
    """,
    "0ReW55hB99kwEElcFDmzGZsMG3vsE5zOCR_800_800eX",
    """
    uaGiqhFbrOFYq-EsqMFYoNF1nDF0mQFDoDFEkKFIl0FYiLFwdFH-YIFnUjCaQ99QNp8VNq7LMg78LL5EMX4cLe4nLZ3x\
    M03qK21nK20YIp00_800_8Dp
    """,
    """
    UidIVmdYUZd7TObXT_bdTHbHSZZgTSagU5aaTNaJTXZjSfZeRXXQSHXkTNWgTZUVUxVRVaUzU9UfTTTsUOTnUKSHTfS0\
    UzPZVQLyUBJiUmJXUcIvTnJKSSIoSCHLROG-R7HRR6GkQ7GBQFHKN5HMMRGrMhHTLzHsLUGpLmHvKuHbJJIAHVGSH6Eu\
    HgETGaEHHNE2GIDyEABkB6BVBxAyAlBb4QCN3IDQ18Db00E40000_800_8_8gL_8eyxsg4wjg8vkePrJcjojfAnvcpn_\
    b8jr RRJvSAJqRXLVQjLH
    """,
    "zEjayQk9x5oYzPrXyct4z4ucyfvzziyIzz-q-O_800_80000_800_8fq ygnSzTpfyTpB -Pkv-2mbzjmMzpkz",
    "Y926PFHXJENrBySu6WYd4fbP36bv2td210d-0hfk00h30000YP00",
    "xW1hxm2Py-2svu37um5Nt46Kq33lpP0apA00yQ00 _7CL-OAEzx60-96W_51e_81f_8CM",
    """
    yV2d-J2Y-o4k_857_8BOztA5zZ8byq8Ywn5nvX5tvK4Awh00yH00 yXagyDb8xAacwSZKwhYcxVYZ \
    sjSdriR7sZQmuHSOu0Tp n_MYpnOCnkNH g_9HhW8zhs9nhYAU \
    628M68A04eC41tC-0dCL00Ab004e0b1e1g1y0G0v170z3V3f \
    vXInz-Ld_8N4_8XGzoVRyCUUwRPlteOCtIMhrMKPpjJfn0H0lrF3lwEBnAE2ptFEt0FEuIGK
    """,
    """
    Kx0mJ-00LV00 Ks1SKG1jIY0KJc2DHW39GJ4cFE4iG207Ft00Jo00 0I4k1C5k218_177H0q7q1f963WA850A7AJF8B7\
    G-B4MPCkOWDkQyDNRJCmQVCoR1BtR2BCRQ4NMZ4ZMA4OLP2ZJB0iBS00Al003T _8z6_8_8_2_8xazK-eye \
    xgvey6wgwvwtxBxBvvxFvmwhrey0qkxZqxwErzvjtDvvtzwovDwctrvSuAuuvUvh oZwvoWvxpHvKqavdq9xLo3wy \
    -YxG-DwX-Rvu_8vj_8xF jsvfjZuymwvEnPvrlux8 RmqsWvrHYBpfZGqTdWrDeJtAe_tWiItRjMtwjHvrjvw-flvTaI\
    vXTKtfP3tjKVscKirdJirEGjqmHTqmJJo3LfoeMLo1OHo_QFp9 eYr8iLrQgQs8eDru pHhgodiFoOgspAfk \
    OHdbP_d_PrfPOGfb L9fAJ4ePIPcOGNbzHFacHnaLI8a-ICaNJ0aOKDdHLedd 1zOk36PU2wOZ3bOX4xQH6eR47oSy9o\
    Tm8IUvAmTzBpUgC9VRB2WAB4XNByYLDyYqERbGFTc7EsdhFsc-HBd0JDfHIbgtIInmH2mwGCnXEqmqEio15Ufj36cc1E\
    Y400WQ00MH thKBrdKFunOKtwPFxfSWwFT1uIS8uTSot4UrtCX-rBZPqeYrqhZjpBb9pfb9pJcGq2d6pJdYp7fLoBgpk\
    Ficjjg7j9gLj9fhh9gNgsfZg1fjf3eleCfybOggatecYUfAYOegWNerVXZZUvYkTGY5TdXaSqWoTGVUSHUTSKS1TePZU\
    QPEV9Q3ZPRDYoQiZMO8a5O8aJM_ewLihrIJi7HHlBFumYG2n0FLmWEfnxE1ql9kqoAxrs9otTBLt0DBubCfuxDFuVDlv\
    hDRyVEpy6FevOF-v9GUwPHotdH_svIr 9iSu9kTM7_So8IS2 DcS7EfRnEiSu 82Qs88RQ6qQu6iQV \
    5tPV5LQD4jPe59P8 Q6IPQJK2PeJ_Q5JgPLIx x900xv00x00bvx2fs85RsY4L \
    _1XJ_8XT_8n4zRn6yqmBzfiBz9gZxIgCx1e4x-dLyibczIYPzwXi-LYGzyVs-_TP_8TF_8Wa
    """,
    """
    2p_80Y_800-s00yg08ye 02xG00xB00vt2EvK4rwO6Tv_7bwY9EvX92uz9ev298wR5OxF 3aCX4lCx4NDE33Cz \
    BwzdGWwcM5vZN7vvHEyZEK_8Bg_8 AQwEAwvSCbvQ DavDDnvIDHwECcv- EQu_GLvDGFvhDxvn \
    ISuXI_tXK-tELdthKYuQ AHmF8bnH9Fk09xjHAJkf9tkQ9cle 7kkT8mk08LmP7XmO JegmJEfMMHfTMwgxM0hL \
    Y5heV5fzTwgNS1fhQxgMPkfRP4gXOyfePyeXS_elTzeHWmewX_gG 9hU128Tw0wUk0XXJ2PZs3wZm5FYA6UYVAEXMB3Y\
    0AuYj9PYO7MaR4ZbS7Ueg7qfa7Ngu9EiH9IjI6xjm6ikg5IkS5OiN36ga3ceA2Ndw18eo1hh91Clf1gn200n500UZ0VT\
    P1FSW2DSv3XRR9CSxCcSwFwQGGTQRGeQyEAU6BiUf VDbnUmbPWhasWubk E8brDsbOEvahGybE P1a4PpamNeatODZk\
     A6aVAAZf9MaX9AZbAMZEASZwBEZW NfY5NDWdNzWaO5XUOyY6 \
    RUQfRXS7Q8THS8UvP5UCPGWMQfYNOMWKO6SwNYS0OAPpPROiOzPrPMRQOBSfOyS-Q0RC QFPDQ0OPRCNSQlPA \
    LyIALIJ0LKHnLdHP 6SBX5-Av6mAW7MB0 KW5xKu8wJgA9JgBsIX8fI68tH8AgI2CuH1E4GgCcFjDDD4BZCn9jDT8TBn\
    78BF7AAw8Q9_7W9D828V7J709s6H9T7L6l9Q65B34NCM5DCC6QDS5sE54iF64pFY3YGO3sGc3NHW3PHQ15Jh2bK43xJd\
    4q DZ00ED00Ed0FEh0_DC1aCQ1LCP0i 9F039G00AS00AC0lAQ349h3G7q0t B700CC00Ak27Av0R \
    w-sgxbtIx1umvVvrtcvsuctS aSrtauruaftPZjuaZ3uZ yvvAyUuWxVvOx-tHwwsExHs4xus9yFs2wSrFxHr0vypPvl\
    nrvCnjvenJurnQummfsKl1lpjUkCiKkrhuh_hWh4gShaf7gagEgChmesiNeAftbkeIe5eIfYdCh8dnhqc8cocabvbobc\
    aSYiZvZVYFdnWiiQYDihcojWeQk1dVlJf_mjg1pYchrgc9rrbKuIaD-Acw_8d1_8uM icotjlpiiirAiGqk \
    iZoXj9npijnPjsmXkPnPk8pN mkaomhaYr7bCpLbQ YxYcYbZnXgYf o3ZGnXY9mPXcn_XrpVY_ \
    XjVqYNWtWJWEY7VbZhWDYjWi
    """,
    """
    WxzfWxyqYKzJYNzn ILkfIHmSNXoDOipJOkqXM3qxMosePjuvR9xsT4xoTHzGVczsUq-DVB-tWN_8PG_8Oc_2MFywM5x\
    uL2xYJKuxFXtQEQtDDHtpBlsuCeuPBKuaBdvC8Dva7fv57DvB83vkA2w3AtwyArxa8byk7IyE3tyO0LvB0huL00ua00c\
    y2HdDBIgI btlDc3meaJmwZQo4WwpBUVpEQNnIQgmgV2mrVslEW9mrYZmXZjl4aokraZiid5j8cwke \
    Xve8Y9ddbxfke_iPfNjAeckgcxh2 WKdxVSdJWHd1W-dW KncUKkcDLlbgNbbs -D-5zfyg_8yv_8-F \
    s8vPtKubuDwMtCvQ v_t9z2ug-Lvb-SwJzjvk pqqErYr6t4sbrmsT lqpIkSo6kMmblVn8oCqTn7q_m0qH
    """,
    "00-800yp1Rz02p-52Z-Z 4bzc33yB2Bvc3SwU",
    "QACzPBCNPmCDR0Cm OeBSOdCDNfCAMuBJ",
    "XWNqY8OuWuOVWoNs",
    "",
    "",
    "",
    "RTzkQqxTRtvmTZpMUMgjTjflUYeUVKZpUSQaRPOLQoN7FdHED1EpBfCPC7As9D6m905X7j4M5u00_800_8_8Qv_8",
    """
    xrZSxibqvVcouSenraerqze5qlewmLf7mYfpjlhTiAhRfNipbslJbBmVaam2aLmbZYmMaan3ZlnrZUpAa5s3ZKwNWNyr\
    Ux_8Rh_8RW-xRc_800_80000_800_8Um
    """,
    "8b4j8a4F7Y6u5q9D509Z4Q8X3w923ABY3qIf2pMm2zOP1QQ60_UE00Ve0000D100",
    "",
    "qexkmGsfl6pKkhlJjeiijXdEb7PKb2IYbtHZdYB4h56zhb3dg400_800_8_8s4_8",
    """
    zz0K_81C_8Ir-AJ_-LKRxzM7t2N-rGPJpbRkntSRl2U_k6UekHX3m2akmBd3mdcBmucnmaiclAk6g1m0eInDdgoLeUpA\
    epobecqwc_w8ZlyuYA_800_80000zx00
    """,
    """
    2E2O1b4U288Z1h9f269f2LEW2lE82zF42MGm00Jb000k nmZanFZslxYumcYH tuWbsfX9sfWItFVZ X5H9WEIyVFHOU\
    XHaV4KbTsMyTbQNMlkXLMlgHYmzDvlvBsjCBygcAVchBGZpCCZGE5VKEEToCfO0E8LHECJrJaIGKKIrKZHZM0GeMWHJN\
    IFDNfF3NiF-OdEpPDExOdD-PJCiO_B-PSBZQ7ByRpAXSC9CRn82T56qVO9w
    """,
    "",
    "",
    """
    kly9ibuqiAsXfXoufzp5g3oagmq4hZpugMn4hBnohDokhdoNi2pKilpEilnsgGjRhJgGh5dqi9bSiWdLkIbHqXXdsjXq\
    y1VZzXVi_8VC_8_8lD_8
    """,
    """
    2r0g1i1F000M00002800 We4VXT5_Vp61 AN2r99389D2iAv26 Bb1ABn00F100EA0o 3SUL63Qp7fPg71Nw7OMd9cKR\
    BTNqBZMICIMaCRLyBEKcBbJnFEKLE5K0EsIgEPI-E0IKECHVEaHVE_GpG9HKFSGSG4FzH3GKGWF3HmELHwDdI0EUJ8EN\
    JFClKsDKLvC1NeCwPyFAPYG-R7FFSeFbT7GSTIFYURGOURFUV6FQTeE2V4BVWOAeW69ZXV8bXX7wYH8KZc6oa47Rd67V\
    e36zdx5UbG4Obi40lI7Bo461nP7EoM7Aoa7up87xpj6Qr77LpmAPo5AfoBCdmdFjpEHkqXI5qnIltfJpvLLKxkLuyUNE\
    -xOP_8OK_8_800_800VO zYKJzuKhyCLOydKX r7DlpNDUqNBpr9CHqgDB a85IYY6LXA5OWk47Xw4fZY42
    """,
    """
    C3DwCiEHEJDYGsFnHHKLIoLxJTOBJAQBK7R3KHSNNWTeOWUsRiWUS5X4RTXOTtaWUfdCVVdYVecMXGdaXXczYDgOZBhP\
    bIiTfToDfJs3gtwhfV_800_800OC0ROP2wNV4MKX5PG74xCC5N9X6M8u5c7g6S6l763H7_2X903p9J60AG6RA27XBI9_\
     VB0NYE13Ws1OXW24Wa2NUp1ROc0YO000U_00 fqkOg2lPf6ne
    """,
    """
    Pma5PiadOxaWOlZx M0c6M6crKYcdGiaLD_XuCyW7 NYYtNSZCMJYTMrXh wgPauRQ9sfPisFP3tONevANBwQOE \
    QjNuR9ONQaOjPwOD -cLPz0LbyKLJwnM7w7LY-qJZzULP-cKi NcKpMqIjOpKU MqHTLSHwKrEqLcGRMHFj \
    58254P0z6v1l7l2v
    """,
    "BniEAyiPB5hcAAhXB3hCCGhGBGhM",
    "",
    "",
    "",
    "",
    """
    xMSRtXRqtfTDuPTdtKWBtpXhtLYMpWZClcXtknYKlFc8n0dBozcBpXd_oDeamodRlIdvnKeskQgkkNiyjAk8jClEhUl5\
    f8l_d4oVdNpjffrTiXrxintEhNu1iguOdVxYc5-nb3_8a__8Zk-3Zm-dYm-rZs_8HV_8I1-lJC-pI3-9IAzbJbzcInz2\
    JHxmIOzGHxyyI0wRJ2w3Hbw1HFuaK-v1JztVINuUH1teIftIHZsoIas1I5qoFxqeFupwEGqWEcrFDkqlGBoqFlnxIanb\
    JDmTJdmbJ0oVHro_JAopJvnkJZq5KMo0JwmiMPmcKplyKxlWNCjxNFjRLNicMDgwLzfzMyf4MgdwNMdQMvceO2d2Nmbm\
    MlbYOCakOKaGNeasMLaJLSb8KFb7JBZ4K6VTKwUwLVT9KaQwK8NGKKMoLXMjQNBlQ79_R87nQE2IR900_800_8Rj \
    E7xGFaw_ENyQDyyJ FSwXD_wzECuoEkue Gh-sGKzzGpz1Fl-MEAztEvzgEVyqFhyYFNxzGbwnHQx7HI-o \
    GVu6HFwVGBwXFBuf I6llIJnFGynW Jsm1ImmDH8k6InjIJ5iWJ_ixJ4jw MijWMxjoL6khKpk4LOjA \
    ItbHKYbVKkdHJkdfKrelJng1Htfg
    """,
    """
    Si4GPC6xP762Rc4xTm1iTp17SN1URW0RRz1TRZ2gPQ4fOj6DOx76NIA8IYEwGGFlDrFFCDFf9AEE76EJ5CBy5RAG6H9b\
    5y82629a5FA24tBn5MDR4xDl5hEz9AH48fJ9AUK9AkLk7_Pb60Qh00Rq0000VK00
    """,
    "",
    "",
    "-uFHxADzwwD5vsDlvxBxu699vb89vE5msX1jrp00_800_8F7",
    "VU4SMRBKKQC4ITB_HyCsFzClFPDM8JCs5wD_1-EH0OFH00F90000Yc00",
    "",
    "WaxuXJyKWnz3Uqz2WXzXVzzvSxzMRnzkRkxvSSweScxyTRy1UJxcUTy3TjyG",
    "",
    "-NClz6D-u9G7pxFwlEDdlBBJmKBinLAJnO5dlS24l700_800_8Cg",
    """
    qhJBq0IksVHouzIcssJJ -9Mzz-KExcHmycHsybH7v9HtwAG1usDMtcGPr5GirVFhsgFhs_DKuMBWu6AKuZ9_tv8OsBB\
    gpgCwn-EuoEFunEFmlbEfmcEeluCikKAVj0ADiO8wip8Ih17DeB6RcV6bZ94_SH5fNC7PIp7VDb9lBHCZ72Co4jCH00C\
    k0000_800_8O1
    """,
    """
    LkZEO8YDP_YFQPcVP_bkPPcePGfROffeOEf0OiekN_eTNcf3N8eIMzfdMBfRLpgtJDgfJ3g7JkfxIhfsHUejGacYHQdN\
    HZcxGhcRErYeF4Xg ObVAP7UjQFVXQJW7PfWO DGVRCWVyCOUmD6US f225en4pdI7ybF9OZcBWY5F_WBIZVNNsTyOcO\
    xP7LlRPJlRbKXRyKKSvHBQ_HeQZHRQ5GtQ4FqQuF4QOGKPcFcP0E3PlEvP-BORu7_QX4nQT1YO_00NM0000fh00
    """,
    """
    NqsGOfqWQ8rX hSZYi4Yhj1YmiCZSjEZ1iIa2irbFfeetdTgPfBh3fFhbdKhDclhgbxh8cOhlZSivZ9kwYikwZ3lKXmn\
    LX_nwWdoIUbq2SmqIQWqDPwpSNuooLgp1LIolLxoBKdoDKhnkMDnQLanDMAmsLNmvLomAMhmUMHlbP2k9OtjeQTiKT0h\
    pWXfIXtf2Yce4YqeWaDbBbgaOcGYXdIXWe2X7enXCe1XgewYEfJZai4YS j4GjjnHmjuIPjIINkaK2kKLimuMqmeKZnc\
    LNogODsJPJucNxwFOMvQR2uVRauITCt5ShrhT8rGUBroUZqyW4oHZNmAackqa1knZPk3ZcljXWlhVxhLTSjxRnk-Ojjv\
    MWkNMtk-MTjZM0igKcjKKyjJJqhpIoiFKCgEHfgvGyfxHLe1EFf5EAfrFugMFT
    """,
    "",
    "",
    "",
    "",
    "",
    """
    c50Hb10faH00cD00 Zm07Ym0LaW0qYu1WXa3YY43RYW59XF5HYp5ZaR7hXy7DT58-STC8RWCTOnBgO1AoPWARP-BDQ8A\
    RRY9pRl96OSA6NcB8M1ATN28yQs8TN68FLq9xKB9BLS8nLp86J18aI96yJb7JMr6QNY7CN57hNh7NNd5fLg4tNS5yKa6\
    iIT5aJI5OJG4HGX3fFf2SGx2OH31SIe2uJh3GK91tJ82vIT2EJE1wH60xI10FJC0JIi00Zl00 \
    Da-ZFOz_Hi-gGt_8E0_8DZ_5 Ew2kEa2eEc1qFT1t GS0xEY1PEx0M \
    Yd_8Rw_8Pn-kQ7z1Ouy3PkxWUcxAVFxaVKygWUyi MvzjMLzMNtz6PNzu vFz4uJz-soyG \
    YHstanqqckqJbwrYcorvb5scbwssbXt8ZXtn iZnqhXnviAm-j6n9 p8khnUkGpxiuqkj5qbjtrzjs \
    sgiRtAi6uOiWt_jEs8jat4ik bgHzZ7HMZ2GiXnGTXyHRVcGMVxFaaOFqZvGRaxGl bcGeauFueBFueiGR \
    RpFdR5FcSUFYT3FsUGFgUhG9U5GV PUDmOgC-QFCbSRDbR_D_ hLEVkeEyjkFhgUG2b8FOYSFgWRF2U1FMPYEUT5DrUc\
    EUStDASsCTTwBfUOCnTcCrUpDwWODnXkEcYZEAVcDAV6CUXTAtUvA_U8ALVA9XUO8wVn98X886a28lb49yaCAObKAfbo\
    BT McDDMxCPLYCnLDB-JZBPM1AxNuBaONCO LnApIE9yGs8w Fd5wGV5QHQ6YGv7S FT4KHI4DHD4gFM5D \
    xEdgyKdJ_8dk_8dl zd73xq6l-45sy_5h-35Sz24a-O4y_84v_864 -xjQxWl8vVl9vvlnu7mEvLm-tdnquZohz3oGxg\
    ogxcpNwMonvLpguDo-sSp3scqXqep9p5pCpPpXo4qNp5r3mBqrltrrl7s7lmsPjZsrjkucjCu-lkuzjovdlDvskiwWo4\
    w-nowPoZw8rfvzp1wYqNx6q1xqslzBue_8aq_8aZ-uZcz2doy-f1yCdkxGeXw-fbvKeUuffztCdFt7dPrperrHfGsFgW\
    sMgVqUipqHjHolmPoOmJnYoumsoAmVoclVrGler4l0swkhs_k7vkjzy7iJ_8ha_8jW
    """,
    """
    8Pi_8njD6sjM5dj36Wiq67iN5CiR76hT73iF8Chy90im BFf_E6fMFjfz 5WcC3RcU5Kbe7jbq \
    5m4l6f4f7E5R4R6N4X6u2r6e3E772D7Y1Q6_3G5b3j4I5F4T4-4z5k5F 006U004y2c4o \
    3Rih47jj20j91Rjv0RjQ00je00hj8Uff9TfmAOgk7ugf
    """,
    "DSFDCZFXA3Du6XCsAdDA",
    "",
    "oq_2mz-Po2z-q7zz",
    "dm-qewzfdcxxdqxIgPwgihwmhVy0jxx_mJzqtvzzwo_8b2_8 xG-rzvz1-Pxb_8xG_8_8xJ_8",
    """
    0_x59autKKtOK3siKqsINIsaMZtFNktkP-teQVuYRMtxRIt4T8s9QnrbTDrGXJs3XCquWLqDWcpjbToOh2num6oBs1qF\
    onqHpqr0njs4opsHtPrVyUsz_8sl_8_800_800xY
    """,
    """
    1qsf8ktUBut2QMuEUCtrVWw1U7wtUQyQS9ytT2zlSj-PPu-JOA_800_800so \
    eO_7fz-MnB-MogzDt_xwxpv7_8uh_8_8eO_8
    """,
    "AftLELrpIAryPGqoUeqvc3pwiMqUkipumuqIvOpnysqM_8pw_8_800_800um",
    """
    36pS4eoF8hnvTvrAXWpzXPpIYPoZfGninBqkm3rYi2s6i9sqqZrbwpr-_8rV_8rbxSsSy7sc_8s8_8_800_800q1 \
    4Gms3OnK1An521mU A7loAxmb92lx
    """,
    "CkqEFOqVIfpTL9puNurcQgrqTBraUmpoXOo-gLoajKpqmIojq3pisVpP_8qU_8_800_800sE",
    "8jrVB-r3CYrkEmruClu9I_tPLguTLavRMVvkYVviZcx7aSwlfCxFh9wshovbmqxnsyyguNyG-9zK_8-O_8_800_800qP",
    "0--l1w_800_800zj",
    """
    s4eXvjf1rJfFp9eV zNaYoUZwqqZa qfRatMRi_8TY_8U-zuV5qTU1ndTSnxSR 0K-q0KjA_8lP_8-q \
    knjMp4j1mBiZoIi7lMhTcShQYAgMILeJPueTaWfgjGfdmxgQr6f-tzga_8ge_8kB
    """,
    """
    6LcA3Ub875bw JIVhDcV2DrUr 1JTi3TUl00V200TP X-MaT6M8ULLuV-Lp eiMBebLnhZM2 jWI7hcHliqHZkQI5 00\
    -q00lNBOln8HkwBIksAuki00k900gd23gf8Mg19cfh7afMEWeuMAdEGrbeJDau9bZiBAZCblYBTnWhUuW2arVoaTVMbQ\
    VIbHUtSITuOuSpHSSbCTRfBMRJI9Q88tPy5hPA50Oe5sNm5vMh6ZMU9GMyGXMbWSOhbLNeZVNHZPMbhrNjjKNdigN3jb\
    MqiBMQjEM3isLQffKfWfKDaqJPiRKPjqKMgtJOi6IkpfHjtYHUy5IHw_Hf_8Gu_8-q
    """,
    """
    eEEedKEqbPDreEE9 SWE7SZEROpE9 reDmsdCjqNCLrQBpz5C3z-CoxkDJxiDr \
    iXC8nwCJorDXkwDOgFBoeIBzdcB5h2AbkNBn 00-q00G_2-GSAoGSC6FREqE-WEFceuF0v_FA_8Ea_8-q
    """,
    """
    BDD78SDCCLCY 3rCS0dD41OCo0xCF tb6q-863_86Y_87h \
    00-q00Ef5WE0FFELH7CXKcD6JrDzL9EFJNErIkFuQHFIPxDgQUDOUdDzUeF2Q_GNRKGeg8H1r4GFvUGLxaHG_8Gx_8-q\
     zLFY-nEu-4ELwwELvTCvrtC9tIBdyaC4_8Bs_8Fr zTAprkAbqH98r68qtR8ytI9f_89k_8B5
    """,
    """
    HJ82Hl8VFt8fFG8g A666Bd63CR6F9m7GDp6lEI7MCg8N638J007d006E0_6j4f5r5-60626z7t6D8372 \
    T99hQsAJRL9QQM8XT38U yyOYvuOr_8PZ_8RszwRvsgQcp0PHqlQap3QmqeRlveSmy2U0-MTI_8TJ_8-q00-q00G_4qG\
    Y00Fl00F00HEu00Eh00Bw3nBc00A-009j5w9mBbAeMkADSiAiUEATUf9eZO8jbD91a4A4aWAQdiAIfcAriiAIlGBGt_C\
    NwkC0x9AUznA_yv9zzS9X_89o_8Oj
    """,
    """
    CeA2FB9kDg9KIN9hG-AZHxB9HHBcD8Al Da03Dk00HA00Hi0AGQ0uDZ0b \
    q_XRnUXwfgWVvjWfx5WNvrWDvZVez0Um_8Ut_8Xxy_YY i1UPjdVRh4VpcQU9 dbU0a6TpbjT9ekTI \
    dSQSfoQXXwT6WQUOQJUEP_TrR1Ss FI2lG52AHE2oHq27KU2bCH3sBG3G ar3Ab460Y28FOB8gM17-N17SSr7jUx7IQO\
    7MPe6yT06HOH5QMQ6KJn66KX6eJ576El62Fe5BHs5SHl4tIL4gKi5GKJ4YOg4VM03rN63hQC3vUO3HV-3rVz33Rs2OUY\
    1SWm1aPn0EPq00Y400 xu1_zQ21zI2LyW2Y ui0itO1Tw71sub2cui38wj32xq4Dui5Wx15Dxj5Wxb60tn6eya6pyY7v\
    wq82wp8SzA8hzd9j-o9W-SAZuYAAvjBGyMBwx3ChvYCbv4CwxaDCv3DkydDnwYEQtrECv1FFu8FjquEzqqFgoZFzqkGR\
    nSGtqJHMXlKAUwLB8pLGC2N3ElNhMgO2IyPgEiPq00Og009i1q9-47BHAAB8ARBT9YCLF1BiJ5BuMQB6XqAEct9BfU6s\
    dW55co2TaZ0OaN00u100 70QQ8LQh8IR46-Rf00Rt00PT C8TfCkUPB4VH1OVZ61W5BZVtFjYGM6YRTQXXWIYaZ-YcjP\
    a8tTaVu3ahm9akjGa-nvbQhfbhiZbpiLcPizcilSc-zAcSsHdTuretx0ewvsg0wNgB_8gL_8-q00-q00TI
    """,
    """
    0jUt1FVB0-Vu2SWB19Wf0tXt00Y600Ur \
    rUUyp4VepoWAWHY1IZYIHwXXKzVwOPW0TVUPUfToTHTLV8R3YSPTcoOqi5Ono1Pro_QNoVRCk6RopCRur4TY \
    1rgODSdKJ7cSaibUhGbfhxcKgTdFikdNpMcgwLZe_8Yu_8-q00-q00gK
    """,
    """
    PtV6PKUkQKURSVV0T8UTWnVIUGVc IwTZAyTLEHSk xBDFuTD9xJCez0BeynD9zXEDyGEF \
    4AYK92YvExXcRUW-X2W8pfVTqBV8VkUKUwTzUbSzMDTAELSFC4RlB_RFEMPSIrNXP7MiYvKEnUIL_8Ha_8-q00-q00Y-
    """,
    """
    5dHI4EGi8LE0DrE5HHCdC8CZD1C4BCBjBTB1E59_J49iI88tLY91Qv7tSa6GSQ5qOs5NOE4gPZ4MS_5BVT3sUk3FX-3_\
    Zp5Zcj59d649cD3Gcb2ziH2ZjM2_hj4TuX4pxU4Hz75h_84s_8-q00-q00Hc rR2-pf2XuI2ush3u \
    qa1_pv1src1CsR1m
    """,
    """
    204J6I3TOJ1RQz1pSu0vau2jek0_dn0Xf90VhX1Pnj1LpW0nqY1Zuz20vx1Exk0-yJ1Fxn2Ry-3B_835_8-q00-q0057\
     Dz1vD21EEN16Eg1h 3x1W3I0d4k0S oq0YnI00pT00
    """,
    """
    3g2z5f187j1p7S2V9e2sCv1dFB36Ke3WVb1Gdm0Ke400vF00xL0sxG0Lxl00_800_8-q00-q0037 \
    Ll1WIz1FK00YKz0a
    """,
    "00-q0000_800_8-q",
    """
    N21BTE1gS33ZPR4gNY6bLs9YKeA5NCAePE9zPE8wQe8BUB7lZZ5Pb62qeC1ZeO0dfe00_800_8-q00-q0000PT00 \
    b_1uc42Eah1jbB19
    """,
    "00-q0000_800_8-q",
    "00-q0000_800_8-q",
    "00-q0000_800_8-q",
    "-lUH_8UO_8Un-QUw_8V9_8VvwNWv_8Wz_8-q00-q0000_800_8UB",
    """
    0-0F3Z1J4n2v7A3a6e1i8h1HAo2GE51wN-2sPt41W45QWx4mYG6AVg6xVR7rWO7kWD8LQg7nV28sU99sSZAKMhA9KV9V\
    LhAPOQAxIeBZJPB_H1CSGMAvFNAxFuCbFFCwHEEaB_EbAyE08TFP7sGi3AG_7AHP97Ib7xJZ8sJn99KX8hKs8zLP7-M3\
    9zMIC5OOEMPBCmQ1EoQJHGPSI1QHMOQyMMRTEpRD8aS85YQ_50RR6QSY33Sc1rT42LTn0FUH1PUc00Uv00000m00 \
    24Vc00W200Uy \
    2JW-1yXP2wXs18Y12ZYP2ZZK1oZmBqcP3zd64LdMF9cxMZeKO4f5RDf9OGfoPgg4YpgM-qjA-q-q00-q00Wy \
    NmPIODPmJzQHJ7Pe LMOsJlNrL1NNKNM-LJMiNeNRTZNr UgBfTyBOUmAiV8BU
    """,
  ]
}
