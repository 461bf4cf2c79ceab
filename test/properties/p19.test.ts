import { p19 } from "./laws/p19-unicode.js";
import { registrySubjects } from "./support/subjects.js";

p19(registrySubjects());
