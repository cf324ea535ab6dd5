// hero.tsx - the colossus in the desert: flat planes only, painted by the theme.
export function Hero() {
  return (
    <svg viewBox="0 0 1440 404" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
      <rect class="sky" width="1440" height="404" />
      <circle class="sun" cx="1092" cy="206" r="138" />
      <path class="far" d="M0 322C160 284 300 292 470 306s330-34 520-20 300 0 450-20v140H0Z" />
      <path
        class="ruin"
        d="M742 292v-10h12v-11h12v-11h12v-12h24v12h12v11h12v11h12v10ZM864 290v-26h5v-6h4v6h6v-6h4v6h5v26Z"
      />
      <path class="mid" d="M0 352c220-40 420-52 640-40s360 4 520-14 210-16 280-10v120H0Z" />
      <g transform="translate(976 70) scale(1.08)">
        <path
          class="stone"
          d="M30 190V74C28 50 34 34 38 16l14-10 8 9 14-15 12 12 8 28c2 30-6 52-6 82 0 26 4 40 6 56l10 4c14 2 18 8 18 8Z"
        />
        <path
          class="shade"
          d="M66 190c-2-40 8-70 6-104-1-24-4-46-12-71L74 0l12 12 8 28c2 30-6 52-6 82 0 26 4 40 6 56l10 4c14 2 18 8 18 8Z"
        />
        <path
          class="stone"
          d="M124 190V106l10-12 10 8 12-16 14 14 6 10c2 22-4 40-4 58 0 10 2 14 4 14l8 2c12 2 16 6 16 6Z"
        />
        <path
          class="shade"
          d="M156 190c-2-26 4-46 2-68-1-12-2-24-2-36l14 14 6 10c2 22-4 40-4 58 0 10 2 14 4 14l8 2c12 2 16 6 16 6Z"
        />
        <path class="cut" d="M31 160h36M31 168h36M125 166h31M125 173h31M46 26l6 22-8 14 5 16M136 108l4 14-5 10" />
        <path class="stone" d="M8 190h208v20H8ZM-10 212h244v70H-10Z" />
        <path class="shade" d="M150 190h66v20h-66ZM160 212h74v70h-74Z" />
        <g class="wedge">
          <path d="m4 219 12 0-6 11ZM22 222h20v4H22ZM48 219h12l-6 11ZM66 219h12l-6 11ZM84 222h20v4H84ZM110 219h12l-6 11ZM128 222h18v4h-18ZM168 219h12l-6 11ZM186 222h20v4h-20ZM212 219h12l-6 11Z" />
        </g>
      </g>
      <path class="near" d="M0 380c240-26 480-10 700-22s330-30 520-26 160-14 220-20v92H0Z" />
      <g transform="translate(1316 262) rotate(-22) scale(1.06)">
        <path class="stone" d="M-52 92C-66 40-62-6-40-34-22-56 26-58 46-36 72-8 78 40 66 96Z" />
        <path class="shade" d="M20 94c16-34 20-88 6-140 8 2 14 6 20 10 26 28 32 76 20 132Z" />
        <path
          class="cut"
          d="M-50-8q48-24 104-2M-26 12q12-9 24 0q-12 7-24 0ZM14 12q10-9 22 0q-11 7-22 0ZM4 14q-4 18-8 30q6 5 16 2M-18 62q20-7 40 0"
        />
      </g>
      <path class="front-dune" d="M0 404v-12c300-10 560 2 800-8s300-14 390-36 180-50 250-30v86Z" />
    </svg>
  );
}
